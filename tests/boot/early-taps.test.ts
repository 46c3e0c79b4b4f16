import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyTaps } from '@/boot/early-taps';
import { EARLY_USE } from '@/lib/first-use';

/** Clicks that reached an element, and whether their effect was held back. */
let heard: { on: string; prevented: boolean }[] = [];
const listen = () => {
  document.body.addEventListener('click', (event) => heard.push({ on: (event.target as HTMLElement).id, prevented: event.defaultPrevented }));
};
const tap = (id: string) => document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const start = async () => {
  document.documentElement.dataset.hydrated = '';
  await Promise.resolve();
};

/** jsdom complains about navigation. */
const stay = (event: Event) => (event.target as HTMLElement).closest('a') && event.preventDefault();

beforeEach(() => {
  heard = [];
  document.body.replaceWith(document.createElement('body'));
  document.body.innerHTML = '<a id="call" href="tel:+971500000000"><span id="word">Call</span></a><a id="chat" target="_blank" href="https://wa.me/1">Chat</a><a id="inside" href="#about">About</a><button type="button" id="next">Next</button><button type="button" id="play" aria-label="Play"></button><button type="submit" id="send">Send</button>';
  addEventListener('click', stay);
  keepEarlyTaps();
});
afterEach(() => {
  removeEventListener('click', stay);
  delete document.documentElement.dataset.hydrated;
  delete document.documentElement.dataset.listens;
});

it('tells the application of a call that was tapped before, without dialling again', async () => {
  tap('word');
  listen();
  await start();
  expect(heard).toEqual([{ on: 'call', prevented: true }]);
});

it('tells each tap once, in their order', async () => {
  tap('chat');
  tap('next');
  listen();
  await start();
  expect(heard).toEqual([{ on: 'chat', prevented: true }, { on: 'next', prevented: false }]);
  heard = [];
  await start();
  expect(heard).toEqual([]);
});

it('tells that the page has been in use, once the application listens', async () => {
  const told = vi.fn();
  addEventListener(EARLY_USE, told);
  window.dispatchEvent(new Event('keydown'));
  expect(told).not.toHaveBeenCalled();
  await start();
  expect(told).toHaveBeenCalledOnce();
});

it('does not call a mouse that passes over the page use', async () => {
  const told = vi.fn();
  addEventListener(EARLY_USE, told);
  window.dispatchEvent(new Event('pointermove'));
  await start();
  expect(told).not.toHaveBeenCalled();
});

it('leaves links that lead away, and forms, to the browser', async () => {
  tap('inside');
  tap('send');
  listen();
  await start();
  expect(heard).toEqual([]);
});

it('leaves what the application hears by itself', async () => {
  document.documentElement.dataset.listens = '';
  tap('call');
  listen();
  await start();
  expect(heard).toEqual([]);
});

it('leaves a switch alone that has come to say something else', async () => {
  tap('next');
  tap('play');
  listen();
  document.getElementById('next')!.textContent = 'Pause';
  document.getElementById('play')!.setAttribute('aria-label', 'Pause');
  await start();
  expect(heard).toEqual([]);
});

it('does not press a button for a visitor who has long moved on', async () => {
  tap('next');
  tap('call');
  listen();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
  await start();
  expect(heard).toEqual([{ on: 'call', prevented: true }]);
});
