import { expect, test } from 'vitest';
import { countryNamer, flagOf } from './country-name.ts';

test('countries have names in a language, and flags', () => {
  expect(['DE', 'XK', 'TA'].map(countryNamer('fr'))).toEqual(['Allemagne', 'Kosovo', 'Tristan da Cunha']);
  expect(flagOf('DE')).toBe('🇩🇪');
});
