import { Link } from '../../ui/link/Link.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { configuration } from '../configuration/configuration.ts';
import { linksOf } from '../configuration/links.ts';
import { useWords } from '../words.tsx';
import styles from './about.module.css';
import english from './about.en.md?raw';
import chinese from './about.zh.md?raw';

export default function About() {
  const { texts, language } = useWords();
  const { repository, issues, social, donation, author } = linksOf(configuration());
  const links = [
    ['repository', repository],
    ['issues', issues],
    ['social', social],
    ['donate', donation],
    ['authorSite', author],
  ] as const;
  const list = links.filter(([, href]) => href !== '').map(([word, href]) => `- [${texts.t(`app.${word}`)}](<${href}>)`);
  return (
    <article className={styles.about}>
      <Markdown markdown={language === 'zh' ? chinese : english} />
      <p>
        <Link to="/licences">{texts.t('app.licencesLink')}</Link>
      </p>
      {list.length > 0 && <Markdown markdown={`## ${texts.t('app.links')}\n\n${list.join('\n')}`} />}
    </article>
  );
}
