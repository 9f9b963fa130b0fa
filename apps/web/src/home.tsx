export function Home() {
  return (
    <main className="panel">
      <h1>Longbox</h1>
      <p className="caption">Unofficial and fan-made</p>
      <p>
        Longbox is the rules engine for two hero card games, Vs. System 2PCG and Mission Arena. The engine is being
        built now; there is no table to play at on this page yet. The README of the source says what works today.
      </p>
    </main>
  );
}
