import type { Viewer } from '@longbox/kernel';
import type { ArenaEvent } from '../state/events.ts';

/** What a viewer hears of an event: all of it, but for cards that somebody else drew (MA-HID-01, MA-HID-17). */
export function redact(event: ArenaEvent, viewer: Viewer): ArenaEvent {
  return event.type === 'drew' && event.seat !== viewer ? { ...event, cards: [] } : event;
}
