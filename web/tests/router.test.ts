/** The router: addresses name pages, and links are followed without loading the document. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { go, listen, route, routeOf } from '../src/lib/router.svelte';

describe('an address', () => {
  it.each([
    ['/', { page: 'shelf' }],
    ['/game/tug', { page: 'game', id: 'tug' }],
    ['/learn/tug', { page: 'learn', id: 'tug' }],
    ['/join/kbsvk', { page: 'join', code: 'KBSVK' }],
    ['/table/KBSVK/', { page: 'table', code: 'KBSVK' }],
    ['/screen/kbsvk', { page: 'screen', code: 'KBSVK' }],
    ['/next/kbsvk', { page: 'next', code: 'KBSVK' }],
    ['/next/kbsvk/tug', { page: 'game', id: 'tug', after: 'KBSVK' }],
    ['/next', { page: 'nowhere' }],
    ['/next/kbsvk/tug/x', { page: 'nowhere' }],
    ['/history', { page: 'history' }],
    ['/replay', { page: 'replay' }],
    ['/replay/kbsvk/2', { page: 'replay', code: 'KBSVK', epoch: '2' }],
    ['/replay/kbsvk', { page: 'nowhere' }],
    ['/replay/kbsvk/0', { page: 'nowhere' }],
    ['/replay/kbsvk/2/x', { page: 'nowhere' }],
    ['/history/x', { page: 'nowhere' }],
    ['/table', { page: 'nowhere' }],
    ['/game/tug/more', { page: 'nowhere' }],
    ['/elsewhere/x', { page: 'nowhere' }],
  ])('%s is a page', (path, page) => expect(routeOf(path)).toEqual(page));
});

describe('a link', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = listen();
    go('/');
  });
  afterEach(() => stop());

  function click(href: string, init: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = `<a href="${href}"><span>go</span></a>`;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('span')!.dispatchEvent(event);
    return event;
  }

  it('of ours changes the page', () => {
    expect(click('/game/tug').defaultPrevented).toBe(true);
    expect(route()).toEqual({ page: 'game', id: 'tug' });
  });

  it('with a held key is left to the browser', () => {
    expect(click('/game/tug', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(route()).toEqual({ page: 'shelf' });
  });

  it('to the server is left to the browser', () => expect(click('/api/games').defaultPrevented).toBe(false));
});
