import { afterEach, beforeEach, expect, it } from 'vitest';
import { reportEarlyCalls } from '@/boot/early-calls';

/** Clicks that reached an element, and whether their effect was held back. */
let heard: { on: string; prevented: boolean }[] = [];
const listen = () => {
  document.body.addEventListener('click', (event) =>
    heard.push({ on: (event.target as HTMLElement).id, prevented: event.defaultPrevented }),
  );
};
const tap = (id: string) =>
  document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const start = async () => {
  document.documentElement.dataset.hydrated = '';
  await Promise.resolve();
};

/** jsdom complains about navigation. */
const stay = (event: Event) => (event.target as HTMLElement).closest('a') && event.preventDefault();

beforeEach(() => {
  heard = [];
  document.body.replaceWith(document.createElement('body'));
  document.body.innerHTML =
    '<a id="call" href="tel:+971500000000"><span id="word">Call</span></a><a id="chat" target="_blank" href="https://wa.me/1">Chat</a>' +
    '<a id="inside" href="#about">About</a><button type="button" id="next">Next</button><button type="submit" id="send">Send</button>';
  addEventListener('click', stay);
  reportEarlyCalls();
});
afterEach(() => {
  removeEventListener('click', stay);
  delete document.documentElement.dataset.hydrated;
  delete document.documentElement.dataset.listens;
});

it('reports a call that was tapped before, without dialling again', async () => {
  tap('word');
  listen();
  await start();
  expect(heard).toEqual([{ on: 'call', prevented: true }]);
});

it('reports each tap once, in order', async () => {
  tap('chat');
  tap('call');
  listen();
  await start();
  expect(heard).toEqual([
    { on: 'chat', prevented: true },
    { on: 'call', prevented: true },
  ]);
  heard = [];
  await start();
  expect(heard).toEqual([]);
});

it('holds back no later tap in place of a link that has left the page meanwhile', async () => {
  tap('call');
  document.getElementById('call')!.remove();
  await start();
  listen();
  tap('chat');
  expect(heard).toEqual([{ on: 'chat', prevented: false }]);
});

it('leaves links that lead away, buttons and forms to the browser', async () => {
  for (const id of ['inside', 'next', 'send']) tap(id);
  listen();
  await start();
  expect(heard).toEqual([]);
});

it('leaves taps to the application once that listens', async () => {
  document.documentElement.dataset.listens = '';
  tap('call');
  listen();
  await start();
  expect(heard).toEqual([]);
});
