import type { Feature } from '@longbox/vs';
import type { Reason } from './reason.ts';

/** What the evaluation of the Vs. System measures, as a player would say it. */
export const VS_REASONS: Readonly<Record<Feature, Reason>> = {
  health: {
    own: {
      en: 'Your main character can still take # wounds',
      it: 'Il tuo personaggio principale può ancora subire # ferite',
    },
    other: {
      en: 'Their main character can still take # wounds',
      it: 'Il personaggio principale avversario può ancora subire # ferite',
    },
  },
  brink: {
    isShare: true,
    own: {
      en: 'Your main character is one wound from the end in # of the forecasts',
      it: 'Il tuo personaggio principale è a una ferita dalla fine nel # delle previsioni',
    },
    other: {
      en: 'Their main character is one wound from the end in # of the forecasts',
      it: 'Il personaggio principale avversario è a una ferita dalla fine nel # delle previsioni',
    },
  },
  level: {
    own: { en: 'Your main character is at level #', it: 'Il tuo personaggio principale è al livello #' },
    other: { en: 'Their main character is at level #', it: 'Il personaggio principale avversario è al livello #' },
  },
  progress: {
    own: {
      en: ['You are closer to your next level', 'You are further from your next level'],
      it: ['Sei più vicino al livello seguente', 'Sei più lontano dal livello seguente'],
    },
    other: {
      en: ['They are closer to their next level', 'They are further from their next level'],
      it: ['L’avversario è più vicino al livello seguente', 'L’avversario è più lontano dal livello seguente'],
    },
  },
  mainDown: {
    isShare: true,
    own: {
      en: 'Your main character lies stunned in # of the forecasts',
      it: 'Il tuo personaggio principale è stordito nel # delle previsioni',
    },
    other: {
      en: 'Their main character lies stunned in # of the forecasts',
      it: 'Il personaggio principale avversario è stordito nel # delle previsioni',
    },
  },
  exposed: {
    isShare: true,
    own: {
      en: 'Your main character is exposed in # of the forecasts',
      it: 'Il tuo personaggio principale è scoperto nel # delle previsioni',
    },
    other: {
      en: 'Their main character is exposed in # of the forecasts',
      it: 'Il personaggio principale avversario è scoperto nel # delle previsioni',
    },
  },
  mainAtk: {
    own: { en: 'Your main character has # ATK', it: 'Il tuo personaggio principale ha # ATK' },
    other: { en: 'Their main character has # ATK', it: 'Il personaggio principale avversario ha # ATK' },
  },
  mainDef: {
    own: { en: 'Your main character has # DEF', it: 'Il tuo personaggio principale ha # DEF' },
    other: { en: 'Their main character has # DEF', it: 'Il personaggio principale avversario ha # DEF' },
  },
  characters: {
    own: { en: 'You have # supporting characters standing', it: 'Hai # personaggi di supporto in piedi' },
    other: {
      en: 'They have # supporting characters standing',
      it: 'L’avversario ha # personaggi di supporto in piedi',
    },
  },
  atk: {
    own: {
      en: 'Your supporting characters have # ATK in all',
      it: 'I tuoi personaggi di supporto hanno in tutto # ATK',
    },
    other: {
      en: 'Their supporting characters have # ATK in all',
      it: 'I personaggi di supporto avversari hanno in tutto # ATK',
    },
  },
  def: {
    own: {
      en: 'Your supporting characters have # DEF in all',
      it: 'I tuoi personaggi di supporto hanno in tutto # DEF',
    },
    other: {
      en: 'Their supporting characters have # DEF in all',
      it: 'I personaggi di supporto avversari hanno in tutto # DEF',
    },
  },
  menace: {
    own: {
      en: 'Your strongest character could stun # of their characters alone',
      it: 'Il tuo personaggio più forte potrebbe stordire da solo # personaggi avversari',
    },
    other: {
      en: 'Their strongest character could stun # of your characters alone',
      it: 'Il personaggio avversario più forte potrebbe stordire da solo # dei tuoi personaggi',
    },
  },
  downCost: {
    own: {
      en: 'Your stunned supporting characters cost # in all',
      it: 'I tuoi personaggi di supporto storditi costano in tutto #',
    },
    other: {
      en: 'Their stunned supporting characters cost # in all',
      it: 'I personaggi di supporto avversari storditi costano in tutto #',
    },
  },
  cover: {
    own: { en: 'You have # characters in the front row', it: 'Hai # personaggi in prima fila' },
    other: { en: 'They have # characters in the front row', it: 'L’avversario ha # personaggi in prima fila' },
  },
  readyAtk: {
    own: { en: 'You have # ATK still ready', it: 'Hai ancora # ATK pronto' },
    other: { en: 'They have # ATK still ready', it: 'L’avversario ha ancora # ATK pronto' },
  },
  reach: {
    own: {
      en: [
        'Your next attack can more often reach their main character',
        'Your next attack can less often reach their main character',
      ],
      it: [
        'Il tuo prossimo attacco arriva più spesso al personaggio principale avversario',
        'Il tuo prossimo attacco arriva meno spesso al personaggio principale avversario',
      ],
    },
    other: {
      en: [
        'Their next attack can more often reach your main character',
        'Their next attack can less often reach your main character',
      ],
      it: [
        'Il prossimo attacco avversario arriva più spesso al tuo personaggio principale',
        'Il prossimo attacco avversario arriva meno spesso al tuo personaggio principale',
      ],
    },
  },
  lethal: {
    own: {
      en: ['Your next attack wins the game more often', 'Your next attack wins the game less often'],
      it: ['Il tuo prossimo attacco vince più spesso', 'Il tuo prossimo attacco vince meno spesso'],
    },
    other: {
      en: ['Their next attack wins the game more often', 'Their next attack wins the game less often'],
      it: ['Il prossimo attacco avversario vince più spesso', 'Il prossimo attacco avversario vince meno spesso'],
    },
  },
  lethalNow: {
    own: {
      en: ['You can win this very turn more often', 'You can win this very turn less often'],
      it: ['Puoi vincere più spesso già in questo turno', 'Puoi vincere meno spesso già in questo turno'],
    },
    other: {
      en: ['They can win this very turn more often', 'They can win this very turn less often'],
      it: [
        'L’avversario può vincere più spesso già in questo turno',
        'L’avversario può vincere meno spesso già in questo turno',
      ],
    },
  },
  flyers: {
    own: { en: 'You have # characters with Flight', it: 'Hai # personaggi con Volo' },
    other: { en: 'They have # characters with Flight', it: 'L’avversario ha # personaggi con Volo' },
  },
  shooters: {
    own: { en: 'You have # Ranged characters', it: 'Hai # personaggi con Distanza' },
    other: { en: 'They have # Ranged characters', it: 'L’avversario ha # personaggi con Distanza' },
  },
  hand: {
    own: { en: 'You hold # cards, counting up to four', it: 'Hai in mano # carte, contate fino a quattro' },
    other: {
      en: 'They hold # cards, counting up to four',
      it: 'L’avversario ha in mano # carte, contate fino a quattro',
    },
  },
  fullHand: {
    own: { en: 'You hold # cards beyond the fourth', it: 'Hai in mano # carte oltre la quarta' },
    other: { en: 'They hold # cards beyond the fourth', it: 'L’avversario ha in mano # carte oltre la quarta' },
  },
  resources: {
    own: { en: 'You have # resources, counting up to five', it: 'Hai # risorse, contate fino a cinque' },
    other: { en: 'They have # resources, counting up to five', it: 'L’avversario ha # risorse, contate fino a cinque' },
  },
  lateResources: {
    own: { en: 'You have # resources beyond the fifth', it: 'Hai # risorse oltre la quinta' },
    other: { en: 'They have # resources beyond the fifth', it: 'L’avversario ha # risorse oltre la quinta' },
  },
  locations: {
    own: { en: 'You have # locations face up', it: 'Hai # luoghi scoperti' },
    other: { en: 'They have # locations face up', it: 'L’avversario ha # luoghi scoperti' },
  },
  turn: {
    isShare: true,
    own: { en: 'It is your turn next in # of the forecasts', it: 'Tocca a te nel # delle previsioni' },
    other: { en: 'It is their turn next in # of the forecasts', it: 'Tocca all’avversario nel # delle previsioni' },
  },
  promise: {
    own: {
      en: ['Your XP bring you nearer to a strong level', 'Your XP bring you less near to a strong level'],
      it: ['I tuoi PE ti avvicinano di più a un livello forte', 'I tuoi PE ti avvicinano di meno a un livello forte'],
    },
    other: {
      en: ['Their XP bring them nearer to a strong level', 'Their XP bring them less near to a strong level'],
      it: [
        'I PE dell’avversario lo avvicinano di più a un livello forte',
        'I PE dell’avversario lo avvicinano di meno a un livello forte',
      ],
    },
  },
  nearLevel: {
    isShare: true,
    own: {
      en: 'One XP is missing for your next level in # of the forecasts',
      it: 'Ti manca un PE al livello seguente nel # delle previsioni',
    },
    other: {
      en: 'One XP is missing for their next level in # of the forecasts',
      it: 'All’avversario manca un PE al livello seguente nel # delle previsioni',
    },
  },
  powers: {
    own: { en: 'You can pay for # super powers', it: 'Puoi pagare # superpoteri' },
    other: { en: 'They can pay for # super powers', it: 'L’avversario può pagare # superpoteri' },
  },
  lives: {
    own: {
      en: 'Your supporting characters can take # wounds before their last',
      it: 'I tuoi personaggi di supporto possono subire # ferite prima dell’ultima',
    },
    other: {
      en: 'Their supporting characters can take # wounds before their last',
      it: 'I personaggi di supporto avversari possono subire # ferite prima dell’ultima',
    },
  },
  handWorth: {
    own: {
      en: ['The cards in your hand are better', 'The cards in your hand are worse'],
      it: ['Le carte nella tua mano sono migliori', 'Le carte nella tua mano sono peggiori'],
    },
    other: {
      en: ['The cards in their hand are better', 'The cards in their hand are worse'],
      it: ['Le carte in mano all’avversario sono migliori', 'Le carte in mano all’avversario sono peggiori'],
    },
  },
  ahead: {
    isShare: true,
    own: {
      en: 'You are ahead in the race of wounds in # of the forecasts',
      it: 'Sei in vantaggio nella corsa alle ferite nel # delle previsioni',
    },
    other: {
      en: 'They are ahead in the race of wounds in # of the forecasts',
      it: 'L’avversario è in vantaggio nella corsa alle ferite nel # delle previsioni',
    },
  },
};
