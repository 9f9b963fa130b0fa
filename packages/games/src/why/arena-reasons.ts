import type { Feature } from '@longbox/arena';
import type { Reason } from './reason.ts';

/** What the evaluation of Mission Arena measures, as a player would say it. */
export const ARENA_REASONS: Readonly<Record<Feature, Reason>> = {
  points: {
    own: { en: 'You have # Mission Points', it: 'Hai # Punti Missione' },
    other: { en: 'They have # Mission Points', it: 'L’avversario ha # Punti Missione' },
  },
  latePoints: {
    own: {
      en: ['Your Mission Points count more, late in the game', 'Your Mission Points count less, early in the game'],
      it: [
        'I tuoi Punti Missione contano di più, a fine partita',
        'I tuoi Punti Missione contano di meno, a inizio partita',
      ],
    },
    other: {
      en: ['Their Mission Points count more, late in the game', 'Their Mission Points count less, early in the game'],
      it: [
        'I Punti Missione avversari contano di più, a fine partita',
        'I Punti Missione avversari contano di meno, a inizio partita',
      ],
    },
  },
  missionsCompleted: {
    own: { en: 'You have completed # Missions', it: 'Hai completato # Missioni' },
    other: { en: 'They have completed # Missions', it: 'L’avversario ha completato # Missioni' },
  },
  missionSecured: {
    own: {
      en: ['You secure more with the Mission of this turn', 'You secure less with the Mission of this turn'],
      it: ['Con la Missione del turno ti assicuri di più', 'Con la Missione del turno ti assicuri di meno'],
    },
    other: {
      en: ['They secure more with the Mission of this turn', 'They secure less with the Mission of this turn'],
      it: [
        'Con la Missione del turno l’avversario si assicura di più',
        'Con la Missione del turno l’avversario si assicura di meno',
      ],
    },
  },
  missionsToCome: {
    own: {
      en: ['More points are left in your Missions', 'Fewer points are left in your Missions'],
      it: ['Nelle tue Missioni restano più punti', 'Nelle tue Missioni restano meno punti'],
    },
    other: {
      en: ['More points are left in their Missions', 'Fewer points are left in their Missions'],
      it: ['Nelle Missioni avversarie restano più punti', 'Nelle Missioni avversarie restano meno punti'],
    },
  },
  attacksToCome: {
    own: {
      en: ['Your attacks to come bring more', 'Your attacks to come bring less'],
      it: ['I tuoi attacchi futuri rendono di più', 'I tuoi attacchi futuri rendono di meno'],
    },
    other: {
      en: ['Their attacks to come bring more', 'Their attacks to come bring less'],
      it: ['Gli attacchi avversari futuri rendono di più', 'Gli attacchi avversari futuri rendono di meno'],
    },
  },
  attacksNext: {
    own: {
      en: ['Your next attack brings more', 'Your next attack brings less'],
      it: ['Il tuo prossimo attacco rende di più', 'Il tuo prossimo attacco rende di meno'],
    },
    other: {
      en: ['Their next attack brings more', 'Their next attack brings less'],
      it: ['Il prossimo attacco avversario rende di più', 'Il prossimo attacco avversario rende di meno'],
    },
  },
  activeCharacters: {
    own: { en: 'You have # Active characters', it: 'Hai # personaggi Attivi' },
    other: { en: 'They have # Active characters', it: 'L’avversario ha # personaggi Attivi' },
  },
  reserveCharacters: {
    own: { en: 'You have # Reserve characters', it: 'Hai # personaggi di Riserva' },
    other: { en: 'They have # Reserve characters', it: 'L’avversario ha # personaggi di Riserva' },
  },
  hitPoints: {
    own: { en: 'Your characters have # extra Hit Points', it: 'I tuoi personaggi hanno # Punti Ferita in più' },
    other: { en: 'Their characters have # extra Hit Points', it: 'I personaggi avversari hanno # Punti Ferita in più' },
  },
  attack: {
    own: {
      en: ['Your Active Squad attacks more strongly', 'Your Active Squad attacks less strongly'],
      it: ['La tua Squadra Attiva attacca più forte', 'La tua Squadra Attiva attacca meno forte'],
    },
    other: {
      en: ['Their Active Squad attacks more strongly', 'Their Active Squad attacks less strongly'],
      it: ['La Squadra Attiva avversaria attacca più forte', 'La Squadra Attiva avversaria attacca meno forte'],
    },
  },
  defence: {
    own: {
      en: ['Your Active Squad is harder to defeat', 'Your Active Squad is easier to defeat'],
      it: ['La tua Squadra Attiva è più difficile da sconfiggere', 'La tua Squadra Attiva è più facile da sconfiggere'],
    },
    other: {
      en: ['Their Active Squad is harder to defeat', 'Their Active Squad is easier to defeat'],
      it: [
        'La Squadra Attiva avversaria è più difficile da sconfiggere',
        'La Squadra Attiva avversaria è più facile da sconfiggere',
      ],
    },
  },
  activePower: {
    own: { en: 'Your Active Squad has # Power Points', it: 'La tua Squadra Attiva ha # Punti Potere' },
    other: { en: 'Their Active Squad has # Power Points', it: 'La Squadra Attiva avversaria ha # Punti Potere' },
  },
  reservePower: {
    own: { en: 'Your Reserve has # Power Points', it: 'La tua Riserva ha # Punti Potere' },
    other: { en: 'Their Reserve has # Power Points', it: 'La Riserva avversaria ha # Punti Potere' },
  },
  readyAbilities: {
    own: {
      en: ['More of your abilities are paid for', 'Fewer of your abilities are paid for'],
      it: ['Più abilità tue sono già pagate', 'Meno abilità tue sono già pagate'],
    },
    other: {
      en: ['More of their abilities are paid for', 'Fewer of their abilities are paid for'],
      it: ['Più abilità avversarie sono già pagate', 'Meno abilità avversarie sono già pagate'],
    },
  },
  hand: {
    own: { en: 'You have # cards in hand', it: 'Hai # carte in mano' },
    other: { en: 'They have # cards in hand', it: 'L’avversario ha # carte in mano' },
  },
  nemesisInReach: {
    own: {
      en: [
        'You are more likely to defeat one of theirs by his Nemesis, which wins the game',
        'You are less likely to defeat one of theirs by his Nemesis, which wins the game',
      ],
      it: [
        'È più probabile che una tua Nemesi ne sconfigga uno avversario, e così vinca la partita',
        'È meno probabile che una tua Nemesi ne sconfigga uno avversario, e così vinca la partita',
      ],
    },
    other: {
      en: [
        'They are more likely to defeat one of yours by his Nemesis, which wins the game',
        'They are less likely to defeat one of yours by his Nemesis, which wins the game',
      ],
      it: [
        'È più probabile che una Nemesi avversaria sconfigga uno dei tuoi, e così vinca la partita',
        'È meno probabile che una Nemesi avversaria sconfigga uno dei tuoi, e così vinca la partita',
      ],
    },
  },
  nemeses: {
    own: { en: '# of theirs have their Nemesis among yours', it: '# dei loro hanno la propria Nemesi tra i tuoi' },
    other: { en: '# of yours have their Nemesis among theirs', it: '# dei tuoi hanno la propria Nemesi tra i loro' },
  },
  facedNemeses: {
    own: {
      en: '# of theirs face their Nemesis in your Active Squad',
      it: '# dei loro affrontano la propria Nemesi nella tua Squadra Attiva',
    },
    other: {
      en: '# of yours face their Nemesis in their Active Squad',
      it: '# dei tuoi affrontano la propria Nemesi nella Squadra Attiva avversaria',
    },
  },
  turnsToCome: {
    own: { en: 'You have # turns left', it: 'Ti restano # turni' },
    other: { en: 'They have # turns left', it: 'All’avversario restano # turni' },
  },
  boostRoom: {
    own: { en: 'You can Boost with # cards', it: 'Puoi fare Boost con # carte' },
    other: { en: 'They can Boost with # cards', it: 'L’avversario può fare Boost con # carte' },
  },
  superHits: {
    own: { en: 'You hold # cards for a Super Hit', it: 'Hai # carte per un Super Colpo' },
    other: { en: 'They hold # cards for a Super Hit', it: 'L’avversario ha # carte per un Super Colpo' },
  },
  teams: {
    own: { en: 'You have # Teams in play', it: 'Hai # Team in gioco' },
    other: { en: 'They have # Teams in play', it: 'L’avversario ha # Team in gioco' },
  },
};
