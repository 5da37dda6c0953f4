import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { listen } from './testing/lines.ts';
import { often } from './testing/often.ts';
import { expectAllLists } from './testing/model/agreement.ts';
import { commandRuns, type Tally } from './testing/model/commands.ts';
import { rocksOf } from './testing/model/game.ts';
import { openStage } from './testing/model/stage.ts';
import { expectNoCode } from './testing/model/stones.ts';
import { proof } from './testing/proof.ts';

const runs = often(500, 80);
const mostCommands = 40;
/** With fewer, hardly anything would happen in a run. */
const leastAccepted = 10 * runs;
/** Milliseconds; shrinking a divergence takes as long as the runs. */
const patience = 20 * 60_000;

test(
  'after random actions of four members with three stones, rows, lists and photos agree with a simple model',
  async ({ task }) => {
    const tally: Tally = { commands: 0, accepted: 0, refused: 0 };
    let longest = 0;
    let failed: readonly string[] = [];
    const log = listen();
    const property = fc.asyncProperty(commandRuns(mostCommands, tally), async (commands) => {
      const stage = await openStage();
      try {
        await fc.asyncModelRun(() => ({ model: stage.state, real: stage }), commands);
        await expectAllLists(stage);
        expectNoCode(log.text());
      } catch (divergence) {
        failed = stage.story;
        throw divergence;
      }
      log.clear();
      longest = Math.max(longest, ...rocksOf(stage.state).map(({ steps }) => steps.length));
    });
    const outcome = await fc.check(property, { seed: inject('seed'), numRuns: runs });
    log.stop();

    const counted = (count: number, what: string) => `${count.toLocaleString('en-US')} ${what}`;
    proof(task, {
      goal: 'G-M1',
      what: `runs of up to ${mostCommands} commands by 4 members with 3 stones: rows and one list compared after each`,
      figure: [
        counted(outcome.numRuns, 'runs'),
        counted(tally.commands, 'commands'),
        counted(tally.accepted, 'accepted'),
        counted(tally.refused, 'refused as they must be'),
        counted(longest, 'entries in the longest journey'),
        counted(outcome.failed ? 1 : 0, 'divergences'),
      ].join(', '),
      passLine: `${runs} of ${runs} runs, at least ${counted(leastAccepted, 'accepted')}, 0 divergences`,
    });
    if (outcome.failed) {
      const report = [...failed, fc.defaultReportMessage(outcome)].join('\n');
      throw new Error(report, { cause: outcome.errorInstance });
    }
    expect(outcome.numRuns).toBe(runs);
    expect(tally.accepted).toBeGreaterThanOrEqual(leastAccepted);
  },
  patience,
);
