import { describe, expect, it } from 'vitest';
import { readRoute } from './route.ts';

describe('an address', () => {
  it.each([
    ['/', { at: 'home' }],
    ['/settings/', { at: 'settings' }],
    ['/import', { at: 'import' }],
    ['/puzzles', { at: 'train' }],
    ['/puzzles/mat', { at: 'puzzles', game: 'mat' }],
    ['/play/torino', { at: 'setup', game: 'torino' }],
    ['/rules/torino', { at: 'rules', game: 'torino' }],
    ['/learn/torino', { at: 'learn', game: 'torino' }],
    ['/learn/torino/shots', { at: 'lesson', game: 'torino', lesson: 'shots' }],
    ['/summary/torino', { at: 'summary', game: 'torino' }],
    ['/family', { at: 'family' }],
    ['/family/in', { at: 'let-in' }],
    ['/classes/ab12', { at: 'class', id: 'ab12' }],
    ['/class/ab12', { at: 'join', link: 'ab12' }],
    ['/match/ab12', { at: 'match', id: 'ab12' }],
    ['/online/ab12', { at: 'online', id: 'ab12' }],
    ['/tournaments', { at: 'tournaments' }],
    ['/tournaments/new', { at: 'newTournament' }],
    ['/tournaments/ab12', { at: 'tournament', id: 'ab12' }],
    ['/review/ab12', { at: 'review', id: 'ab12' }],
  ])('%s leads to its page', (path, route) => expect(readRoute(path)).toEqual(route));

  it.each([
    '/play',
    '/play/chess',
    '/rules/chess',
    '/learn',
    '/learn/chess',
    '/learn/torino/a/b',
    '/summary/chess',
    '/match',
    '/match/a/b',
    '/family/out',
    '/settings/x',
    '/toString',
    '/nothing',
  ])('%s leads to no page', (path) => expect(readRoute(path)).toEqual({ at: 'unknown', path }));
});
