import type { PositionWords } from '@/content/position-types';
import type { Position } from '@/contract/booking';
import { mapsHref } from '@/lib/links';
import { formatCoordinates, formatDistance } from './format';

/**
 * A message with the sender's position: the text, a maps link on a line of its own, and the coordinates with their
 * accuracy for reading out. For WhatsApp, which takes no location parameter, and SMS.
 */
export const messageWithPosition = (text: string, position: Position, words: PositionWords): string =>
  [
    text,
    `${words.myPosition}: ${mapsHref(position.lat, position.lng)}`,
    formatCoordinates(position),
    `${words.accuracy}: ${formatDistance(position.accuracy, words)}`,
  ].join('\n');
