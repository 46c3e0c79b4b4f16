import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { LinkedText } from '@/ui/linked-text';
import { LastUpdated } from './last-updated';
import { LegalCall, type LegalProps } from './legal-call';
import { LegalText } from './legal-text';

/**
 * A legal page: six sections, what is prohibited, how to reach somebody, and who the company is (spec 1, section 2).
 */
export function LegalPage({ content, source, crumbs }: LegalProps & { crumbs: readonly Crumb[] }) {
  const { prohibited } = content;
  const links = [...content.sections, ...(prohibited ? [{ id: 'prohibited-uses', title: prohibited.title }] : [])];
  return (
    <Container className="pt-2 pb-16">
      <Breadcrumb items={crumbs} />
      <div className="mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-16">
        <div className="max-w-text lg:text-lg xl:text-[1.3rem]">
          <h1 className="text-hero">{content.title}</h1>
          <div className="mt-4">
            <LastUpdated label={content.lastUpdated} />
          </div>
          <p className="mt-4">
            <LinkedText>{content.intro}</LinkedText>
          </p>
        </div>
        <aside className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:row-span-2 lg:self-start">
          <nav aria-label={content.contents} className="mt-6 border-s-4 border-amber-500 ps-4 lg:mt-2">
            <ul>
              {links.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className="inline-flex min-h-12 items-center underline underline-offset-4">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <CallBox content={content} source={source} />
        </aside>
        <LegalText content={content} source={source} />
      </div>
    </Container>
  );
}

function CallBox({ content, source }: LegalProps) {
  return (
    <div className="on-dark edge-after-dark mt-8 rounded-xl bg-asphalt-900 p-5 text-white">
      <p className="mb-4 text-fog">{content.callText}</p>
      <LegalCall content={content} source={source} />
    </div>
  );
}
