import { lazy, Suspense } from 'react';

const Stage = lazy(() => import('./stage.tsx').then((m) => ({ default: m.Stage })));
const Aim = lazy(() => import('./aim.tsx').then((m) => ({ default: m.Aim })));
const Recap = lazy(() => import('./recap.tsx').then((m) => ({ default: m.Recap })));

/** A table can be used before there is anything to stage, so the stage and its sounds come after it. */
export function LateStage() {
  return (
    <Suspense>
      <Stage />
      <Aim />
      <Recap />
    </Suspense>
  );
}
