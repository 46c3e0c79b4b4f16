import { findPath, href, langOf, pathTable, type Lang, type PathId } from '@/config/paths';
import { routeLoaders, type PageLoader } from './routes';

/** Header and footer around the page (in its language), or none. */
export type FrameId = Lang | 'bare';

export interface Match {
  /** The page's own key: two addresses with the same key are the same page. */
  key: string;
  id?: PathId;
  lang: Lang;
  frame: FrameId;
  load: PageLoader;
  params: Record<string, string>;
}

const admin = href('admin');
const blog = href('blog');

/** What stands at an address. Never fails: an unknown path is the 404 page. */
export function matchPage(pathname: string): Match {
  const id = findPath(pathname);
  if (id) {
    const lang = langOf(pathname);
    return { key: id, id, lang, frame: pathTable[id].bare ? 'bare' : lang, load: routeLoaders.byId[id], params: {} };
  }
  if (pathname.startsWith(`${admin}/`)) return { key: 'admin', id: 'admin', lang: 'en', frame: 'bare', load: routeLoaders.adminAny, params: {} };
  const slug = pathname.startsWith(`${blog}/`) ? pathname.slice(blog.length + 1).replace(/\/+$/, '') : '';
  if (slug && !slug.includes('/')) return { key: `post:${slug}`, lang: 'en', frame: 'en', load: routeLoaders.article, params: { slug } };
  return { key: '404', lang: 'en', frame: 'en', load: routeLoaders.notFound, params: {} };
}
