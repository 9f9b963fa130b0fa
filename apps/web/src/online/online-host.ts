import { attackStarts, nextPick } from '@longbox/games';
import { FIGHT_OUT, type Option, type Step } from '@longbox/kernel';
import type { TableHost } from '../state/table-host.ts';
import type { AttackPlan, Offer, Snapshot } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';
import type { Deed, Refusal, RoomLink } from './room-link.ts';

interface Around {
  /** Says why something was not done. */
  refuse(refusal: Refusal): void;
  /** The newest picture of the table, once it is drawn. */
  latest(): Promise<Snapshot>;
}

/** Steps of a team attack that the server has not offered yet, as numbers no choice has. */
const JOIN = -2;
const DONE = -1;
const joinOf = (card: number): number => JOIN - card;

/** The same for the server, which finds the choice when the step is made. */
function stepOf(wish: number): Step {
  if (wish === DONE) return { verb: 'done' };
  return wish <= JOIN ? { verb: 'join', card: JOIN - wish } : wish;
}

/** A table that a server holds: what a person does is sent, and what comes back is the truth. */
export function onlineHost(link: RoomLink, { refuse, latest }: Around): TableHost {
  const options = (): readonly (Option & { readonly choice: number })[] => {
    const { doc, viewer } = link.state ?? {};
    if (doc?.asked === undefined || doc.asked.seat !== viewer) return [];
    return Object.entries(doc.asked.options ?? {}).map(([choice, option]) => ({ ...option, choice: Number(choice) }));
  };
  /** Whether it is in the log now. */
  const act = async (deed: Deed): Promise<boolean> => {
    const refusal = await link.act(deed);
    if (refusal !== undefined) refuse(refusal);
    return refusal === undefined;
  };
  const answer = (choice: number): Promise<boolean> => act({ t: 'answer', seq: link.state?.seq ?? 0, choice });
  /** A wish as one of the choices that are open now. */
  const meant = (wish: number): number | undefined => {
    if (wish === DONE) return options().find(({ verb }) => verb === 'done')?.choice;
    if (wish <= JOIN) return options().find(({ verb, card }) => verb === 'join' && card === JOIN - wish)?.choice;
    return options().some(({ choice }) => choice === wish) ? wish : undefined;
  };
  return {
    async choose(wishes) {
      for (const wish of wishes) {
        const choice = meant(wish);
        if (choice === undefined || !(await answer(choice))) break;
      }
      return latest();
    },
    async concede() {
      await act({ t: 'concede' });
      return latest();
    },
    async undo() {
      await act({ t: 'propose', what: 'undo' });
      return latest();
    },
    async pick(cards) {
      const { asked } = await latest();
      const left = [...cards];
      if (asked?.set === undefined) return { snapshot: await latest(), refusal: undefined };
      const { verb, isOpen } = asked.set;
      while (left.length > 0) {
        const next = nextPick(options(), verb, left);
        if (next?.card === undefined || !(await answer(next.choice))) break;
        left.splice(left.indexOf(next.card), 1);
      }
      const pass = options().find((option) => option.verb === 'pass');
      if (left.length === 0 && isOpen && pass !== undefined && options().some((option) => option.verb === verb))
        await answer(pass.choice);
      const refusal = left.length === 0 ? undefined : { code: 'notOffered', rules: [], text: undefined, card: left[0] };
      return { snapshot: await latest(), refusal };
    },
    async planAttacks(attackers) {
      return plansFor(attackers, (await latest()).asked?.offers ?? []);
    },
    async explain(intent, language) {
      const { game } = await latest();
      return gameClient().reasonsInWords(game, [...(await link.explain(intent))], language);
    },
    async preview({ choices = [], cards, isFoughtOut }) {
      const verb = (await latest()).asked?.set?.verb;
      const steps: Step[] =
        cards !== undefined && verb !== undefined ? cards.map((card) => ({ verb, card })) : choices.map(stepOf);
      if (isFoughtOut) steps.push(FIGHT_OUT);
      if (steps.length === 0) return undefined;
      // A view of this game's server, with what it said would change.
      return (await link.foresee(steps)) as unknown as Snapshot['view'] | undefined;
    },
  };
}

/** Targets all of them may attack. Whether they may do so together the server says, one attacker after the other. */
export const plansFor = (attackers: readonly number[], offers: readonly Offer[]): readonly AttackPlan[] =>
  attackStarts(offers, attackers)
    .filter(({ target, others }) =>
      others.every((other) =>
        offers.some((offer) => offer.verb === 'attack' && offer.card === other && offer.target === target),
      ),
    )
    .map(({ target, choice, others }) => ({ target, choices: [choice, ...others.map(joinOf), DONE] }));
