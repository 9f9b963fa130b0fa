import type { ArenaAskingKey, SayAsking } from './arena-askings.en.ts';

export const ARENA_ASKINGS_IT: Readonly<Record<ArenaAskingKey, SayAsking>> = {
  deployActive: ({ most, left }) =>
    `Scegli ${most} personaggi per la Squadra Attiva: ${left === 1 ? 'ne manca 1' : `ne mancano ${left}`}.`,
  deployReserve: ({ most, left }) =>
    `Scegli ${most} personaggi per la Squadra di Riserva: ${left === 1 ? 'ne manca 1' : `ne mancano ${left}`}.`,
  prepared: () => 'Le tue Squadre sono pronte.',
  move: () => 'Sposta un personaggio di Riserva in un posto Attivo vuoto.',
  play: () => 'Metti personaggi della mano nei posti vuoti.',
  exchange: () => 'Puoi scambiare un personaggio Attivo con uno di Riserva.',
  powerUp: ({ left }) =>
    `Dai ${left === 1 ? "l'ultimo Punto Potere" : `${left} Punti Potere`} ai tuoi personaggi, come vuoi.`,
  missionOut: () => 'Scegli la Missione da scambiare.',
  missionIn: () => 'Scegli la carta che diventa Missione.',
  recycle: () => 'Scegli una carta dei tuoi scarti da riprendere.',
  activate: () => "Usa un'abilità speciale o prosegui.",
  challenge: () =>
    'Scegli un personaggio e chi sfida, o prosegui. Solo una sconfitta nella Squadra Attiva completa la tua Missione.',
  target: () => 'Chi sfida il gruppo?',
  resolve: () => 'Quale sfida si risolve ora?',
  boostWith: () => 'Quale personaggio del gruppo riceve il Boost?',
  boostAttack: ({ name, points }) => `Boost per ${name}? Scarta fino a ${points}: +100 Attacco ciascuna.`,
  boostDefence: ({ name, points }) => `Boost per ${name}? Scarta fino a ${points}: +50 Difesa ciascuna.`,
  superHit: ({ name }) => `Super Colpo per ${name}? Scarta una carta con lo stesso nome: +200.`,
  lose: () => 'Scegli la carta che si perde come Punto Ferita.',
  replaceMission: () => 'Scegli la carta che prende il posto della Missione battuta.',
  pay: () => 'Quanti Punti Potere temporanei usi per pagare?',
  checkPoint: () =>
    'Sostituisci, scambia, aggiungi un Punto Ferita o forma un Team, una volta ciascuno; o termina il turno.',
  window: () => 'Puoi agire o proseguire.',
};
