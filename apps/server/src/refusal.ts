import type { HttpRefusal } from '@longbox/protocol';

/** A request that changes nothing, with what to answer. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503;
  readonly code: string;
  readonly problems: readonly unknown[] | undefined;
  constructor(status: Refused['status'], code: string, text: string, problems?: readonly unknown[]) {
    super(text);
    this.status = status;
    this.code = code;
    this.problems = problems;
  }

  body(): HttpRefusal {
    const { code, message: text, problems } = this;
    return { code, text, ...(problems !== undefined && { problems }) };
  }
}
