/** How many of something everybody has at this moment. */
export interface Holdings {
  /** False if this would be one too many. */
  take(key: string): boolean;
  give(key: string): void;
}

export function createHoldings(most: number): Holdings {
  const held = new Map<string, number>();
  return {
    take(key) {
      const count = held.get(key) ?? 0;
      if (count >= most) return false;
      held.set(key, count + 1);
      return true;
    },
    give(key) {
      const count = held.get(key) ?? 0;
      if (count <= 1) held.delete(key);
      else held.set(key, count - 1);
    },
  };
}
