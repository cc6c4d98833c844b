// The page as it is built with a sixth game: played against a bot to its report, and by two people at one screen.
import { afterAll, beforeAll, it } from 'vitest';
import { type House, houseWithToy } from '../support/house.ts';

let house: House;
beforeAll(() => {
  house = houseWithToy();
});
afterAll(() => house.remove());

it('is played in the page with its files and its entry of the registry alone', () => {
  // An empty CANCHA_PAGES: the page of this house does not know the game, so that of the copy is built.
  house.vitest({ CANCHA_PAGES: '' }, '--project=browser', '-t', 'toy', 'test/browser/matches.test.ts');
});
