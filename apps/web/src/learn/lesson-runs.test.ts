import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import type { Offer } from '../workers/game-api.ts';
import { think } from '../workers/mind.ts';
import { type OpenTable, openTable, prepare } from '../workers/open-table.ts';
import { astrayWord, BEGUN, follow, type Lesson, lastSafe, type Progress } from './lesson.ts';
import { LESSONS } from './lessons.ts';
import { lessonPlan } from './plans.ts';

/** What the words of a step tell somebody to do: an offer by its verb and faces, or an attack by several. */
type Deed =
  | { readonly verb: string; readonly card?: string; readonly target?: string }
  | { readonly attackers: readonly string[]; readonly target: string };

const attack = (card: string, target: string): Deed => ({ attackers: [card], target });
const PASS: Deed = { verb: 'pass' };
const feed: Deed = { verb: 'powerUp', card: 'AV-hulk-U' };

/** By lesson, for each step that asks for something, in their order. The last deed is repeated until the step is done. */
const TOLD: Readonly<Record<string, readonly (readonly Deed[])[]>> = {
  'vs-rows': [[attack('mnb-022', 'mnb-087')], [PASS], [attack('mnb-013', 'mnb-081')]],
  'vs-resources': [
    [{ verb: 'resource', card: 'mnb-022' }],
    [{ verb: 'recruit', card: 'mnb-011' }, PASS],
    [{ verb: 'recruit', card: 'mnb-009' }],
  ],
  'vs-powers': [[{ verb: 'use', card: 'mnb-003' }], [PASS], [attack('mnb-003', 'mnb-094')], [PASS]],
  'vs-teams': [[{ attackers: ['mnb-012', 'mnb-011'], target: 'mnb-096' }], [PASS]],
  'vs-flight': [[attack('mnb-019', 'mnb-091')], [PASS]],
  'vs-levels': [[attack('mnb-029', 'mnb-087')], [PASS], [PASS]],
  'arena-setup': [[{ verb: 'deploy' }], [PASS]],
  'arena-challenges': [[{ verb: 'challenge', card: 'AV-thor-C', target: 'AV-red-skull-R' }], [{ verb: 'boost' }, PASS]],
  'arena-power': [[feed], [{ verb: 'activate', card: 'AV-hulk-U' }, feed, PASS]],
  'arena-check-point': [[{ verb: 'addHitPoint' }]],
};

/** The learner at the table with the coach beside. */
class Learner {
  progress: Progress = BEGUN;
  readonly lesson: Lesson;
  readonly table: OpenTable;
  readonly say: (id: string) => void;
  constructor(lesson: Lesson, table: OpenTable, say: (id: string) => void) {
    this.lesson = lesson;
    this.table = table;
    this.say = say;
  }

  look(): void {
    const { lines, seq } = this.table.snapshot();
    this.progress = follow(this.lesson, this.progress, lines, seq);
    const { beat, astray } = this.progress;
    this.say(`lesson-${this.lesson.id}-${beat + 1}`);
    if (astray !== undefined) this.say(astrayWord(this.lesson.id, beat, astray));
  }

  readOn(): void {
    this.progress = { ...this.progress, readTo: this.progress.beat + 1 };
    this.look();
  }

  async choose(choices: readonly number[]): Promise<void> {
    this.table.choose(choices);
    this.look();
    for (let i = 0; i < 60 && this.table.deciding() === 1; i++) {
      const choice = await think(this.table.position());
      if (choice === undefined) throw new Error('the computer has no answer');
      this.table.answer(this.table.snapshot().seq, choice);
      this.look();
    }
  }

  takeBack(): void {
    this.table.rewind(lastSafe(this.progress).seq);
    this.look();
  }

  /** The choices of a deed, if it can be done now. */
  find(deed: Deed): readonly number[] | undefined {
    const { asked, faces } = this.table.snapshot();
    const isFace = (id: number | undefined, face: string | undefined): boolean =>
      face === undefined || (id !== undefined && faces.get(id) === face);
    if ('attackers' in deed) {
      const ids = deed.attackers.map((face) => [...faces].find(([, key]) => key === face)?.[0] ?? -1);
      return this.table.planAttacks(ids).find(({ target }) => isFace(target, deed.target))?.choices;
    }
    const fits = ({ verb, card, target }: Offer): boolean =>
      verb === deed.verb && isFace(card, deed.card) && isFace(target, deed.target);
    const found = asked?.offers.find(fits);
    return found === undefined ? undefined : [found.choice];
  }

  async doAsTold(deeds: readonly Deed[]): Promise<void> {
    const { beat } = this.progress;
    for (let i = 0; i < 40 && this.progress.beat === beat; i++) {
      const next = deeds.map((deed) => this.find(deed)).find((choices) => choices !== undefined);
      // Where a power or a row is still to be named, any answer is the learner's own.
      const choices =
        next ??
        this.table
          .snapshot()
          .asked?.offers.slice(0, 1)
          .map(({ choice }) => choice);
      if (choices === undefined) throw new Error(`${this.lesson.id}: nobody asks for anything at step ${beat + 1}`);
      await this.choose(choices);
      expect(this.progress.astray, `${this.lesson.id}, step ${beat + 1}`).toBeUndefined();
    }
    expect(this.progress.beat, this.lesson.id).toBeGreaterThan(beat);
  }

  /** Anything but what was told, until the coach says so or it has come about all the same. */
  async doOtherwise(deeds: readonly Deed[]): Promise<boolean> {
    const { beat } = this.progress;
    for (let i = 0; i < 60 && this.progress.beat === beat && this.progress.astray === undefined; i++) {
      const offers = this.table.snapshot().asked?.offers ?? [];
      if (offers.length === 0) break;
      const told = new Set(deeds.flatMap((deed) => this.find(deed)?.slice(0, 1) ?? []));
      const verbs = new Set(deeds.map((deed) => ('verb' in deed ? deed.verb : 'attack')));
      const others = offers.filter(({ choice }) => !told.has(choice));
      const different = others.filter(({ verb }) => !verbs.has(verb));
      const other = different.find(({ verb }) => verb !== 'pass') ?? different[0] ?? others[0] ?? offers[0];
      await this.choose([other.choice]);
    }
    return this.progress.astray !== undefined;
  }
}

async function sit(lesson: Lesson, language: string): Promise<Learner> {
  const bundle = new FluentBundle(language);
  const text = readFileSync(new URL(`../i18n/learn.${language}.ftl`, import.meta.url), 'utf8');
  bundle.addResource(new FluentResource(text));
  const plan = await prepare(lessonPlan(lesson, ['You', 'Rival']));
  return new Learner(lesson, openTable(plan), (id) => expect(bundle.hasMessage(id), `${language} ${id}`).toBe(true));
}

const RUNS = LESSONS.flatMap((lesson) =>
  (['en', 'it'] as const).map((language) => [lesson.id, language, lesson] as const),
);

test.each(RUNS)('%s is finished by who does what it says (%s)', async (id, language, lesson) => {
  const learner = await sit(lesson, language);
  learner.readOn();
  for (const [i, deeds] of TOLD[id].entries()) {
    // One blow may do for two steps.
    if (learner.progress.beat === i + 1) await learner.doAsTold(deeds);
  }
  expect(learner.progress.beat).toBe(lesson.beats.length - 1);
});

/** The step is done, whichever character is deployed or fed. */
const ANY_WAY: readonly string[] = ['arena-setup', 'arena-power'];

test.each(RUNS)('%s is finished by who does something else at every step (%s)', async (id, language, lesson) => {
  const learner = await sit(lesson, language);
  learner.readOn();
  let slips = 0;
  for (const [i, deeds] of TOLD[id].entries()) {
    // What was done otherwise may have brought further steps about.
    if (learner.progress.beat > i + 1) continue;
    const { beat } = learner.progress;
    const isAstray = await learner.doOtherwise(deeds);
    if (isAstray) {
      slips++;
      learner.takeBack();
      expect(learner.progress.astray).toBeUndefined();
      expect(learner.progress.beat).toBe(beat);
    }
    if (learner.progress.beat === beat) await learner.doAsTold(deeds);
  }
  expect(learner.progress.beat).toBe(lesson.beats.length - 1);
  if (!ANY_WAY.includes(id)) expect(slips).toBeGreaterThan(0);
});

test('every step that asks for something is told', () => {
  const asking = LESSONS.map(({ id, beats }) => [id, beats.filter(({ goal }) => goal !== undefined).length]);
  expect(Object.entries(TOLD).map(([id, steps]) => [id, steps.length])).toEqual(asking);
});
