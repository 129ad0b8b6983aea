import { Link } from '../../ui/link/Link.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { configuration } from '../configuration/configuration.ts';
import { linksOf } from '../configuration/links.ts';
import { Mark } from '../Mark.tsx';
import { RECIPES } from '../../runtime/recipe/name.ts';
import { useShell } from '../shell.tsx';
import styles from './about.module.css';

/** file name → document, one per language. */
const documents = import.meta.glob<string>('./about.*.md', { query: '?raw', import: 'default', eager: true });

export default function About() {
  const { words, language } = useShell();
  const { repository, issues, social, donation, author } = linksOf(configuration());
  const links = [
    ['repository', repository],
    ['issues', issues],
    ['social', social],
    ['donate', donation],
    ['authorSite', author],
  ] as const;
  const list = links.filter(([, href]) => href !== '').map(([word, href]) => `- [${words.t(`app.${word}`)}](<${href}>)`);
  return (
    <article className={styles.about}>
      <Mark size={48} />
      <Markdown markdown={documents[`./about.${language}.md`] ?? documents['./about.en.md'] ?? ''} />
      <p>
        <Link to={`/${RECIPES}`}>{words.t('app.recipes')}</Link> · <Link to="/licences">{words.t('app.licencesLink')}</Link>
      </p>
      {list.length > 0 && <Markdown markdown={`## ${words.t('app.links')}\n\n${list.join('\n')}`} />}
    </article>
  );
}
