// npm run drill -- FOLDER | postgres://… [--matches 200]     whether a backup can be restored and played on
import { parseArgs } from 'node:util';
import { drillBackup } from '@longbox/server';

const { values, positionals } = parseArgs({
  options: { matches: { type: 'string', default: '200' } },
  allowPositionals: true,
});
const [backup] = positionals;
const most = Number(values.matches);
if (backup === undefined || !Number.isInteger(most) || most < 1) {
  console.error('Say which backup: npm run drill -- FOLDER (or the address of a restored PostgreSQL) [--matches 200]');
  process.exitCode = 2;
} else {
  try {
    const { faults, ...report } = await drillBackup(backup, { most });
    for (const [name, figure] of Object.entries(report)) console.log(`${name.padEnd(10)}${String(figure).padStart(9)}`);
    for (const fault of faults) console.log(fault);
    console.log(faults.length === 0 ? 'The backup can be restored.' : 'The backup has faults.');
    process.exitCode = faults.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
