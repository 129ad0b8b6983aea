import { defineFormat } from './format.ts';

/** Sentences: with a sentence ending, many words, or a script without spaces between words. */
export default defineFormat({
  parent: 'text',
  order: 76,
  isShape: true,
  looksLike(text) {
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2}/u.test(text)) return 'plausible';
    const head = text.slice(0, 4000);
    return (/\S\s+\S/u.test(head) && /\p{L}["'”’»)]?[.!?…](?:\s|$)/u.test(head)) || /^(?:\S+\s+){14}/u.test(head) ? 'plausible' : 'no';
  },
  samples: { plausible: ['The quick brown fox jumps over the lazy dog.', '今天天气很好', 'Сегодня хорошая погода. Пойдём гулять!'] },
});
