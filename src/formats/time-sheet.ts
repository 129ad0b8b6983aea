import { defineFormat } from './format.ts';
import { contentLines } from './readers/strings.ts';

const TIME = String.raw`(?:[01]?\d|2[0-4]):[0-5]\d`;
const RANGE = new RegExp(String.raw`(?<![\d:])${TIME} ?[-–] ?${TIME}(?![\d:])`, 'u');
const HALF_DAY = /(?<!\d)(?:1[0-2]|0?[1-9])(?::[0-5]\d)? ?[ap]m ?[-–] ?(?:1[0-2]|0?[1-9])(?::[0-5]\d)? ?[ap]m\b/iu;

const MOST_LINES = 100;

export default defineFormat({
  parent: 'text',
  order: 89,
  looksLike(text) {
    const lines = contentLines(text).slice(0, MOST_LINES);
    return lines.length > 0 && lines.every((line) => line.length < 120 && (RANGE.test(line) || HALF_DAY.test(line))) ? 'plausible' : 'no';
  },
  samples: { plausible: ['Mon 09:00-12:30 13:00-17:15\nTue 08:45-17:00 -30m', '9am-5pm', '2026-11-27 22:00 – 06:00'] },
});
