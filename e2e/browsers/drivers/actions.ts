/** Input as W3C WebDriver describes it. */
import { KEYS, type Key, type Point, type Points } from './driver';

export interface ActionSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: object[];
}

const pointer = (actions: object[]): ActionSource[] => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

const move = ([x, y]: Point): object => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  origin: 'viewport',
  duration: 0,
});
const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };

/** Down at the first point, up at the last: one point is a click. */
export const drag = ([first, ...rest]: Points): ActionSource[] => pointer([move(first), down, ...rest.map(move), up]);

const stroke = (value: string): object[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

export const type = (text: string): ActionSource[] => [
  { type: 'key', id: 'keyboard', actions: [...text].flatMap(stroke) },
];

export const press = (key: Key): ActionSource[] => type(KEYS[key]);
