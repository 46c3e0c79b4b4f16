/** Words of the blog's pages in Arabic. */
import { site } from '@/config/site';
import { pageNames } from './page-names';
import type { ArticleWords, BlogListWords, BlogWords, PostNotFoundWords } from '../blog-types';
import { safety } from '../safety';
import { after, minutes } from './format';

const list: BlogListWords = {
  meta: {
    title: 'دليل السائق في دبي: حوادث وأعطال وإطارات وصحراء',
    description: 'مقالات عملية لمن يقود في دبي: بعد الحادث، والعطل في الليل، والإطارات في الحر، والتغريز في الرمل، وكيف تختار شركة سطحات. كلام مفيد بلا حشو.',
    keywords: ['نصائح قيادة دبي', 'أعطال السيارات', 'السلامة على الطريق', 'مدونة سطحات'],
  },
  name: `مدونة ${site.nameAr}`,
  blog: 'المدونة',
  title: 'دليل السائق في دبي',
  lead: 'اعرف ماذا تفعل قبل أن تحتاج إليه. مقالات قصيرة كتبها من يردّون على الهاتف ويقودون السطحات ويصلحون السيارات.',
  call: 'اتصل بنا',
  search: 'ابحث في المقالات',
  searchHint: 'كلمة مثل: إطار أو تأمين',
  category: 'الموضوع',
  all: 'الكل',
  results: 'المقالات',
  clear: 'اعرض كل المقالات',
  readMore: 'اقرأ المقال',
  reading: (count) => `قراءة ${minutes(String(count))}`,
  previous: 'السابق',
  next: 'التالي',
  page: 'صفحة',
  pagination: 'صفحات المقالات',
  moreTitle: 'مقالات أخرى',
  resultsLine: (from, to, total) =>
    total === 1 ? 'مقال واحد' : from === to ? `المقال ${from} من ${total}` : `المقالات من ${from} إلى ${to}، والمجموع ${total}`,
  noMatchLine: (query, category) => {
    const where = category ? ` في «${category}»` : '';
    return query ? `لا يوجد مقال فيه «${query}»${where}.` : `لا توجد مقالات${where}.`;
  },
};

const article: ArticleWords = {
  author: 'كتبه:',
  published: 'نُشر في',
  updated: 'عُدّل في',
  views: (count) => `${count.toLocaleString('en-GB')} ${after(count, ['مشاهدة', 'مشاهدات'])}`,
  share: 'شارك المقال',
  copy: 'انسخ الرابط',
  copied: 'تم نسخ الرابط',
  copyByHand: 'المتصفح لا يسمح بالنسخ هنا. اضغط مطولًا على الرابط لتنسخه:',
  faqTitle: 'أسئلة يسألها السائقون',
  toc: 'في هذا المقال',
  topics: 'موضوعات المقال',
  callTitle: 'تحتاج إلى سطحة؟',
  callText: 'تعطّلت سيارتك الآن؟ نرد على اتصالك ليلًا ونهارًا.',
  callButton: 'اتصل الآن',
  bannerTitle: 'تعطّلت سيارتك وأنت تقرأ؟',
  bannerText: `${safety.ar.injury} ثم اتصل بنا وقل لنا أين أنت وماذا حدث.`,
  related: 'مقالات قريبة من هذا',
  backToList: 'كل المقالات',
  onward: 'تابع من هنا',
};

const notFound: PostNotFoundWords = {
  meta: {
    title: `المقال غير موجود | ${site.nameAr}`,
    description: 'لا يوجد مقال بهذا العنوان. اقرأ مقالاتنا عن الحوادث والأعطال والإطارات والصيف في دبي، أو اتصل بنا.',
  },
  title: 'المقال غير موجود',
  text: 'لا يوجد مقال بهذا العنوان، أو نُقل إلى مكان آخر.',
  back: 'ارجع إلى المدونة',
};

export const blogWords: BlogWords = { pages: pageNames, list, article, notFound };
