import path from 'node:path';
import { bundleOf } from '../server-bundle.ts';
import { type Child, type Settings, startBuilt } from './child.ts';

export async function startChild(script: string, settings: Settings, profile?: string): Promise<Child> {
  return startBuilt(await bundleOf(path.join('test', 'load', script)), settings, profile);
}
