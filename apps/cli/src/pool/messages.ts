export interface ToWorker {
  readonly id: number;
  readonly job: unknown;
}

export type FromWorker =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };
