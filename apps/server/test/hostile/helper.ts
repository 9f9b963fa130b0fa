// Processes beside the one that measures, so that attackers do not take the time of those who are measured.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export const ROLES = ['measure', 'honest', 'mob', 'idle'] as const;
export type Role = (typeof ROLES)[number];

export const roleOf = (): Role => ROLES.find((role) => role === process.env.ATTACK_ROLE) ?? 'measure';

export interface Helper {
  readonly pid: number;
  /** Tells it something; resolves to its next answer. */
  ask<Answer>(what: object): Promise<Answer>;
  tell(what: object): void;
  end(): void;
}

/** The same program in another role. */
export function startHelper(role: Role): Helper {
  const child: ChildProcess = fork(process.argv[1], process.argv.slice(2), {
    env: { ...process.env, ATTACK_ROLE: role },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, '--max-old-space-size=4096'],
  });
  return {
    pid: child.pid ?? 0,
    async ask<Answer>(what: object) {
      const gone = once(child, 'exit').then(([code]) => {
        throw new Error(`a helper (${role}) ended with ${code}`);
      });
      child.send(what);
      const [answer] = (await Promise.race([once(child, 'message'), gone])) as [Answer];
      gone.catch(() => undefined);
      return answer;
    },
    tell: (what) => void child.send(what),
    end: () => void child.kill('SIGKILL'),
  };
}

/** The other side of a helper. */
export function hearParent<Message>(hear: (message: Message) => Promise<object> | undefined): void {
  process.on('message', (message) => {
    void hear(message as Message)?.then((answer) => process.send?.(answer));
  });
  process.on('disconnect', () => process.exit(0));
}

export const pickAddress = (block: string, index: number): string =>
  `${block}.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`;
