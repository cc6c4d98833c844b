import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrowserLike } from '../../../test/support/browserLike.ts';
import { type Nodes, places } from '../../../test/support/nodes.ts';
import { MOST_PUPILS } from './classes.ts';
import { dayIn } from './time.ts';

const { all: PLACES, close } = places();
afterAll(close);

const MINUTE = 60_000;
const PIN = '4827';
const CHILD = { minutes: 30, zone: 'America/Mexico_City' };
const START = Date.parse('2026-11-18T15:00:00Z');

describe.each(PLACES)('a family table over %s', (_name, open) => {
  let nodes: Nodes;
  let clock = 0;
  let ana: BrowserLike;
  beforeEach(async () => {
    clock = 0;
    nodes = await open(() => START + clock);
    ana = await account('Ana');
  });
  afterEach(() => nodes.close());

  async function account(name: string, i: 0 | 1 = 0): Promise<BrowserLike> {
    const browser = new BrowserLike(nodes.nodes[i]);
    expect((await browser.post('/api/accounts', { name, password: 'caballo grapa pila' })).status).toBe(200);
    return browser;
  }
  const unlock = async (adult: BrowserLike) => {
    await adult.put('/api/family/pin', { pin: PIN });
    return adult.post('/api/family/unlock', { pin: PIN });
  };
  const addChild = async (adult: BrowserLike, name: string) =>
    (await adult.post('/api/family/children', { name, ...CHILD })).body.children.at(-1);

  it('a child is let in on the device of its adult, and back by the PIN alone', async () => {
    await unlock(ana);
    const leo = await addChild(ana, 'Leo');
    const adult = ana.cookie;
    expect((await ana.post(`/api/family/children/${leo.id}/enter`)).status).toBe(200);
    expect((await ana.get('/api/me')).body.person).toMatchObject({ name: 'Leo', isChild: true, isGuest: true });
    expect((await new BrowserLike(nodes.nodes[1], adult).get('/api/me')).body.person).toBeNull();
    for (let i = 0; i < 4; i++) expect((await ana.post('/api/family/leave', { pin: '1111' })).status).toBe(403);
    expect((await ana.post('/api/family/leave', { pin: PIN })).status).toBe(200);
    const { person } = (await ana.get('/api/me')).body;
    // What matters in an account takes more than a PIN.
    expect(person).toMatchObject({ name: 'Ana', isChild: false, isFresh: false });
    expect((await ana.put('/api/me/password', { password: 'otra caballo grapa' })).status).toBe(403);
    expect((await ana.put('/api/family/pin', { pin: '9090' })).status).toBe(403);
  });

  it('who has signed out everywhere is out on the device that he lent too', async () => {
    await unlock(ana);
    const leo = await addChild(ana, 'Leo');
    const tablet = new BrowserLike(nodes.nodes[1]);
    await tablet.post('/api/session', { name: 'Ana', password: 'caballo grapa pila' });
    await tablet.post('/api/family/unlock', { pin: PIN });
    await tablet.post(`/api/family/children/${leo.id}/enter`);
    expect((await ana.delete('/api/sessions')).status).toBe(200);
    expect((await tablet.get('/api/me')).body.person).toMatchObject({ name: 'Leo' });
    expect((await tablet.post('/api/family/leave', { pin: PIN })).status).toBe(200);
    expect((await tablet.get('/api/me')).body.person).toBeNull();
  });

  it('after five wrong PINs none is looked at for a while, however many come at once', async () => {
    await unlock(ana);
    await ana.post('/api/family/lock');
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        new BrowserLike(nodes.nodes[i % 2 === 0 ? 0 : 1], ana.cookie).post('/api/family/unlock', {
          pin: `${5000 + i}`,
        }),
      ),
    );
    const late = tries.filter(({ body }) => body.error.message.en.includes('Too many'));
    expect(late.length).toBe(7);
    expect((await ana.post('/api/family/unlock', { pin: PIN })).body.error.message.en).toContain('Too many');
    clock = 16 * MINUTE;
    expect((await ana.post('/api/family/unlock', { pin: PIN })).body.isUnlocked).toBe(true);
    clock += 11 * MINUTE;
    expect((await ana.get('/api/family')).body.isUnlocked).toBe(false);
  });

  it('a code lets a child in once, on a device that its leaving leaves to nobody', async () => {
    await unlock(ana);
    const { id } = await addChild(ana, 'Leo');
    const code = async () => (await ana.post(`/api/family/children/${id}/code`)).body.code;
    const tablet = new BrowserLike(nodes.nodes[1]);
    const one = await code();
    expect((await tablet.post('/api/family/in', { code: one.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
    expect((await tablet.get('/api/family/me')).body.child).toMatchObject({ name: 'Leo', mates: [{ name: 'Ana' }] });
    const again = new BrowserLike(nodes.nodes[1]);
    expect((await again.post('/api/family/in', { code: one })).status).toBe(403);
    const late = await code();
    clock += 16 * MINUTE;
    expect((await again.post('/api/family/in', { code: late })).status).toBe(403);
    expect((await tablet.post('/api/family/leave', { pin: PIN })).status).toBe(200);
    expect((await tablet.get('/api/me')).body.person).toBeNull();
  });

  it('friends of two families play where both adults have allowed it', async () => {
    const eva = await account('Eva', 1);
    await Promise.all([unlock(ana), unlock(eva)]);
    const [leo, zoe] = [await addChild(ana, 'Leo'), await addChild(eva, 'Zoe')];
    const into = async (adult: BrowserLike, child: { id: string }, i: 0 | 1) => {
      const browser = new BrowserLike(nodes.nodes[i]);
      await browser.post('/api/family/in', (await adult.post(`/api/family/children/${child.id}/code`)).body);
      return browser;
    };
    const [one, other] = [await into(ana, leo, 0), await into(eva, zoe, 1)];
    const challenge = () => one.post('/api/seeks', { game: 'torino', target: zoe.id });
    expect((await challenge()).status).toBe(409);
    await ana.post(`/api/family/children/${leo.id}/allowed`, { who: zoe.code });
    expect((await challenge()).status).toBe(409);
    const told = await eva.post(`/api/family/children/${zoe.id}/allowed`, { who: leo.code });
    expect(told.body.children[0].allowed).toMatchObject([{ id: leo.id, name: 'Leo' }]);
    const { id } = (await challenge()).body;
    const { match } = (await other.post(`/api/seeks/${id}/accept`)).body;
    expect((await one.get('/api/me/turns')).status).toBe(200);
    await eva.delete(`/api/family/children/${zoe.id}/allowed/${leo.id}`);
    expect((await challenge()).status).toBe(409);
    expect((await nodes.nodes[0].family.circle.refusesAgain(match))?.message.en).toContain('allow');
    // The profile of the adult tells nobody whom his child is.
    expect(
      JSON.stringify((await ana.get(`/api/people/${(await ana.get('/api/me')).body.person.id}`)).body),
    ).not.toContain('Leo');
  });

  it('what is no PIN, no time zone, no child and no account is refused with a sentence', async () => {
    for (const pin of ['12', '1234', '7777', 'abcd', '123456789'])
      expect((await ana.put('/api/family/pin', { pin })).body.error.message.es).toContain('PIN');
    expect((await ana.post('/api/family/children', { name: 'Leo', ...CHILD })).status).toBe(403);
    await unlock(ana);
    expect((await ana.post('/api/family/children', { name: 'Leo', minutes: 5, zone: 'Moon/Base' })).status).toBe(400);
    expect((await ana.patch('/api/family/children/nobody', { minutes: 5 })).status).toBe(404);
    const guest = new BrowserLike(nodes.nodes[0]);
    await guest.post('/api/me/guest', { name: 'x' });
    expect((await guest.get('/api/family')).status).toBe(403);
    expect((await guest.get('/api/family/me')).body).toEqual({ child: null });
  });

  it('goes with its adult, and the names of the children with it', async () => {
    await unlock(ana);
    const leo = await addChild(ana, 'Leo');
    const mia = await addChild(ana, 'Mia');
    const { code } = (await ana.post(`/api/family/children/${mia.id}/code`)).body;
    const tablet = new BrowserLike(nodes.nodes[1]);
    await tablet.post('/api/family/in', { code });
    const { id } = (await tablet.post('/api/matches', { game: 'torino', side: 'home', name: 'x', bot: 'random' })).body;
    expect((await tablet.get(`/api/matches/${id}`)).body.names.home).toBe('Mia');
    const left = await ana.delete(`/api/family/children/${leo.id}`);
    expect(left.body.children).toMatchObject([{ name: 'Mia' }]);
    expect((await ana.get('/api/me/export')).body.children).toMatchObject([{ name: 'Mia', minutes: 30 }]);
    await ana.delete('/api/me');
    expect((await new BrowserLike(nodes.nodes[0]).get(`/api/matches/${id}`)).body.names.home).toBe('—');
    const { store } = nodes.nodes[1].people;
    expect(await store.selectFrom('people').select('name').execute()).toEqual([]);
    expect(await store.selectFrom('children').select('person').execute()).toEqual([]);
  });

  it('children are not tidied away with guests, though nobody has let them in yet', async () => {
    await unlock(ana);
    const leo = await addChild(ana, 'Leo');
    clock = 3 * 86_400_000;
    await nodes.nodes[0].people.tidy();
    expect(await nodes.nodes[0].family.child(leo.id)).toBeDefined();
  });

  describe('a class', () => {
    const join = async (link: string, name: string, i: 0 | 1 = 0) => {
      const browser = new BrowserLike(nodes.nodes[i]);
      const answer = await browser.post(`/api/class/${link}`, { name });
      return { browser, ...answer };
    };

    it('has room for forty, whoever comes at once, and each name once', async () => {
      const { link, id } = (await ana.post('/api/classes', { name: '4º B' })).body.class;
      const two = await Promise.all([join(link, 'Leo', 0), join(link, 'léo', 1)]);
      expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
      for (let i = 1; i < MOST_PUPILS - 1; i++) expect((await join(link, `Nº ${i}`)).status).toBe(200);
      const last = await Promise.all([join(link, 'Zoe', 0), join(link, 'Max', 1)]);
      expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await ana.get(`/api/classes/${id}`)).body.class.pupils).toHaveLength(MOST_PUPILS);
    });

    it('has a list of names, lessons that are seen to be done, and pupils who come back by a code', async () => {
      const made = (await ana.post('/api/classes', { name: '4º B', names: ['Leo', 'Zoe'] })).body.class;
      expect((await join(made.link, 'Max')).body.error.message.en).toContain('list');
      expect((await new BrowserLike(nodes.nodes[1]).get(`/api/class/${made.link}`)).body.names).toEqual(['Leo', 'Zoe']);
      const leo = await join(made.link, 'leo');
      expect((await leo.browser.get('/api/me')).body.person).toMatchObject({ name: 'Leo', isChild: true });
      const lessons = [{ game: 'torino', lesson: 'attack' }];
      await ana.put(`/api/classes/${made.id}/lessons`, { lessons });
      await leo.browser.post('/api/family/learnt', { game: 'torino', lesson: 'attack', stars: 2 });
      await leo.browser.post('/api/family/learnt', { game: 'torino', lesson: 'attack', stars: 1 });
      const unheard = [{ game: 'torino', lesson: 'nothing' }];
      expect((await leo.browser.post('/api/family/learnt', { ...unheard[0], stars: 1 })).status).toBe(400);
      expect((await ana.put(`/api/classes/${made.id}/lessons`, { lessons: unheard })).status).toBe(400);
      expect((await leo.browser.get('/api/family/class')).body).toMatchObject({ name: '4º B', lessons });
      const { pupils } = (await ana.get(`/api/classes/${made.id}`)).body.class;
      expect(pupils).toMatchObject([{ name: 'Leo', learnt: [{ ...lessons[0], stars: 2 }] }]);
      const { code } = (await ana.post(`/api/classes/${made.id}/pupils/${pupils[0].id}/code`)).body;
      const again = new BrowserLike(nodes.nodes[1]);
      expect((await again.post('/api/family/in', { code })).status).toBe(200);
      expect((await again.get('/api/me')).body.person.name).toBe('Leo');
      // A pupil has nothing to get past: he leaves without a PIN.
      expect((await again.post('/api/family/leave', { pin: '' })).status).toBe(200);
      await ana.patch(`/api/classes/${made.id}`, { isOpen: false });
      expect((await join(made.link, 'Zoe')).body.error.message.en).toContain('closed');
      // Whoever finds the link later learns nobody's name by it.
      expect((await new BrowserLike(nodes.nodes[1]).get(`/api/class/${made.link}`)).body).toEqual({
        name: '4º B',
        isOpen: false,
        names: [],
      });
      expect((await join('nowhere', 'Zoe')).status).toBe(404);
      const eva = await account('Eva', 1);
      expect((await eva.get(`/api/classes/${made.id}`)).status).toBe(404);
      expect((await eva.post(`/api/class/${made.link}`, { name: 'Zoe' })).status).toBe(409);
    });

    it('is not deleted, and lets nobody in or out, without the PIN of a teacher who has one', async () => {
      const { link, id } = (await ana.post('/api/classes', { name: '4º B' })).body.class;
      await join(link, 'Leo');
      await join(link, 'Zoe');
      const told = async () => (await ana.get(`/api/classes/${id}`)).body.class;
      const [leo, zoe] = (await told()).pupils;
      expect((await told()).isLocked).toBe(false);
      await ana.put('/api/family/pin', { pin: PIN });
      expect((await told()).isLocked).toBe(true);
      const tries = () =>
        [
          () => ana.post(`/api/classes/${id}/pupils/${leo.id}/code`),
          () => ana.delete(`/api/classes/${id}/pupils/${zoe.id}`),
          () => ana.delete(`/api/classes/${id}`),
        ] as const;
      for (const attempt of tries()) expect((await attempt()).body.error.message.en).toContain('PIN');
      expect((await told()).pupils).toHaveLength(2);
      await ana.post('/api/family/unlock', { pin: PIN });
      for (const attempt of tries()) expect((await attempt()).status).toBe(200);
    });

    it('plays its teacher at many boards, of which the page knows those that wait', async () => {
      const { link, id } = (await ana.post('/api/classes', { name: '4º B' })).body.class;
      const simul = () => ana.post(`/api/classes/${id}/boards`, { game: 'mat' });
      expect((await simul()).body.error.message.en).toContain('No pupil');
      const pupils = await Promise.all(['Leo', 'Zoe', 'Max'].map((name, i) => join(link, name, i % 2 === 0 ? 0 : 1)));
      for (const { browser } of pupils) await browser.post('/api/family/here');
      const { boards } = (await simul()).body.class;
      expect(boards.map(({ name }: { name: string }) => name).sort()).toEqual(['Leo', 'Max', 'Zoe']);
      for (const { match } of boards) {
        const sides = await ana.get(`/api/matches/${match}`);
        expect(sides.body).toMatchObject({ mine: 'away', game: 'mat', names: { away: 'Ana' } });
      }
      const stranger = await account('Eva', 1);
      expect((await stranger.get(`/api/matches/${boards[0].match}`)).status).toBe(403);
      expect((await pupils[0]!.browser.get(`/api/matches/${boards[1].match}`)).status).toBe(200);
      expect((await ana.delete(`/api/classes/${id}`)).body.classes).toEqual([]);
    });
  });
});

it('a day begins where the adult lives', () => {
  expect(dayIn('Europe/Madrid', Date.parse('2026-11-18T23:30:00Z'))).toBe('2026-11-19');
  expect(dayIn('America/Mexico_City', Date.parse('2026-11-18T23:30:00Z'))).toBe('2026-11-18');
});
