import { Link } from 'react-router-dom';
import { languages, type SiteLang } from '@/config/languages';
import type { SitemapContent, SitemapGroup } from '@/content/sitemap-types';
import { useLang } from '@/lib/lang';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { cx } from '@/ui/cx';
import { groupPages, type SitemapLink } from './groups';

interface Props {
  words: Pick<SitemapContent, 'title' | 'lead' | 'groups' | 'entries'>;
  crumbs: readonly Crumb[];
  articles: readonly (SitemapLink & { lang: SiteLang })[];
  /** Where the articles of a language are listed; nowhere without one. */
  articleGroups: Partial<Record<SiteLang, SitemapGroup>>;
}

/** The groups stand beside each other; the Arabic one, longer than all others, has these columns to itself. */
const COLUMNS = 'gap-x-12 md:columns-2 lg:columns-3';
const ROW = 'inline-flex min-h-12 items-center py-1.5 underline underline-offset-4 hover:text-amber-700';

function Entry({ link }: { link: SitemapLink }) {
  const other = link.lang !== useLang();
  const words = other ? { lang: link.lang, hrefLang: link.lang } : {};
  return (
    <li className="break-inside-avoid">
      <Link to={link.path} className={cx(ROW, other && 'text-xl')} {...words}>
        {/* The direction is the words' alone: lines of a foreign title begin at the edge of their
            column, like all others. */}
        <span>{other ? <bdi dir={languages[link.lang].dir}>{link.label}</bdi> : link.label}</span>
      </Link>
    </li>
  );
}

/** Pages and articles in one list, in groups. */
export function Sitemap({ words, crumbs, articles, articleGroups }: Props) {
  return (
    <div className="bg-sign py-8">
      <Container>
        <Breadcrumb items={crumbs} />
        <h1 className="mt-4 text-hero">{words.title}</h1>
        <p className="mt-3 max-w-text text-lg text-muted">{words.lead}</p>
        <div className={cx('mt-8', COLUMNS)}>
          {groupPages(words).map(({ group, title, links }) => (
            <section
              key={group}
              aria-labelledby={`group-${group}`}
              className={cx(
                'mb-8 border-t-4 border-ink pt-3',
                group === 'arabic' ? 'mt-8 [column-span:all]' : 'break-inside-avoid',
              )}
            >
              <h2 id={`group-${group}`} className="text-subtitle">
                {title}
              </h2>
              <ul className={cx('mt-2', group === 'arabic' && COLUMNS)}>
                {[...links, ...articles.filter(({ lang }) => articleGroups[lang] === group)].map((link) => (
                  <Entry key={link.path} link={link} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Container>
    </div>
  );
}
