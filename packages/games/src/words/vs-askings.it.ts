import type { SayVsAsking, VsAskingKey, VsStakes } from './vs-askings.en.ts';

const attack = ({ attackers, isTeam, defender }: VsStakes): string =>
  `${attackers} ${isTeam ? 'attaccano' : 'attacca'} ${defender}`;

export const VS_ASKINGS_IT: Readonly<Record<VsAskingKey, SayVsAsking>> = {
  first: 'Chi comincia?',
  place: 'Dove parte il tuo personaggio principale? Davanti può attaccare; la fila dietro è protetta.',
  mulligan: 'Tieni questa mano, o la rimescoli e ne peschi una nuova?',
  join: (stakes) => (stakes.defender === '' ? "Chi si unisce all'attacco?" : `${attack(stakes)}: chi si unisce?`),
  strikeBack: ({ defender }) =>
    defender === ''
      ? 'Scegli quale attaccante viene contrattaccato.'
      : `${defender} contrattacca: scegli quale attaccante.`,
  slay: 'Il colpo ferirà il difensore. Vuoi rimuoverlo dalla partita?',
  takeOff: 'Scegli quali segnalini rimuovere.',
  type: 'Nomina un tipo di carta.',
  counter: 'Scegli quale tipo di segnalino riceve.',
  pay: 'Scegli come pagare.',
  number: 'Scegli un numero.',
  mode: 'Scegline una.',
  order: 'Scegli che cosa accade prima.',
  name: 'Nominane uno.',
  row: 'Scegli una fila.',
  version: 'Scegli quale versione diventa.',
  react: 'Reagisci o passa.',
  yesNo: 'Lo vuoi?',
  surplus: 'Hai più di un personaggio principale. Scegli quello che tieni; gli altri vanno KO.',
  choosePlayer: 'Scegli un giocatore.',
  chooseCard: 'Scegli una carta.',
  combat: (stakes) =>
    stakes.defender === '' ? 'Agisci in questo combattimento o passa.' : `${attack(stakes)}: agisci o passa.`,
  combatTheirs: (stakes) =>
    stakes.defender === '' ? 'Ti attaccano. Agisci o passa.' : `${attack(stakes)}: agisci o passa.`,
  window: 'Ora puoi agire, o passare.',
  resource: 'Scegli una carta della mano come risorsa del turno, un punto in più per reclutare; o prosegui senza.',
  recruit: 'Recluta dalla mano, o prosegui.',
  formation: 'Sposta i personaggi fra le file, o prosegui.',
  main: 'Attacca, usa un potere, gioca una carta, o termina il turno.',
};
