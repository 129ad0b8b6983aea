import * as v from 'valibot';
import { categories } from '../../../contract/categories.ts';
import { languages } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Recipe } from '../../../runtime/recipe/recipe.ts';
import { isRecipe } from '../../../runtime/recipe/recipe.ts';
import { domains, link, linkOrMail, origin } from '../addresses.ts';

/** Text of one line, at most 60 characters, shown as is. */
const line = v.pipe(v.string(), v.regex(/^(?=.*\S)[^\p{Cc}]{1,60}$/u));

/** A file of this host, or a `data:` URL of an image: neither can run code. */
const picture = v.pipe(v.string(), v.regex(/^(?:\/?[\w~%.-]+(?:\/[\w~%.-]+)*|data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,][\w%!*'().~,;:@&=+$/?-]*)$/u));

const toolId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/u));
const name = v.pipe(v.string(), v.regex(/^[A-Za-z]\w*$/u));

const toolIds = v.array(toolId);
const someCategories = v.array(v.picklist(categories));
const someTools = v.strictObject({ tools: v.optional(toolIds), categories: v.optional(someCategories) });

/** An invalid recipe is rejected as a whole: one without a step would do something else. */
const recipe = v.custom<Recipe>(isRecipe);

const languageCodes = Object.keys(languages).filter((code): code is Language => code in languages);

/**
 * The shape of `config.json`, in the order in which it is documented. Whether a tool or a field exists
 * and accepts a value is checked by `readHost` and `checkOptions`. `public/config.schema.json` is generated from this.
 */
export const hostSchema = v.strictObject({
  $schema: v.optional(v.string()),
  name: v.optional(line),
  logo: v.optional(picture),
  language: v.optional(v.picklist(languageCodes)),
  theme: v.optional(v.picklist(['light', 'dark', 'system'])),
  hidden: v.optional(someTools),
  order: v.optional(someTools),
  favorites: v.optional(toolIds),
  recipes: v.optional(v.array(recipe)),
  pages: v.optional(v.array(v.strictObject({ recipe: line, icon: v.optional(toolId) }))),
  options: v.optional(v.record(toolId, v.record(name, v.record(name, v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]))))),
  embed: v.optional(v.strictObject({ origins: v.optional(v.array(origin)) })),
  links: v.optional(
    v.strictObject({
      repository: v.optional(link),
      social: v.optional(link),
      donation: v.optional(link),
      author: v.optional(linkOrMail),
      sponsor: v.optional(link),
    }),
  ),
  banners: v.optional(v.strictObject({ follow: v.optional(v.boolean()), sponsor: v.optional(v.boolean()) })),
  analytics: v.optional(
    v.strictObject({
      enabled: v.optional(v.boolean()),
      domain: v.optional(domains),
      server: v.optional(link),
      countLocalhost: v.optional(v.boolean()),
    }),
  ),
});

export type HostConfiguration = v.InferOutput<typeof hostSchema>;
