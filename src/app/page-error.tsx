import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { languages, siteLang } from '@/config/languages';
import { href, langOf, ownPage } from '@/config/paths';
import { site } from '@/config/site';
import { pageErrorWords } from '@/content/page-error';
import { siteNames } from '@/lib/lang';
import { smsHref, telHref } from '@/lib/links';
import { reloadWhenServed } from '@/lib/reload-once';
import { endWait, forgetFailures } from './on-demand';

interface Props {
  children: ReactNode;
  /** Within a layout, whose `main` is there already. */
  within?: boolean;
  /** The layout's draft SMS. The outermost boundary has none, since no layout may have loaded. */
  sms?: string;
}

class Boundary extends Component<Props & { pathname: string }, { failed: boolean }> {
  override state = { failed: false };
  private stopWaiting?: () => void;
  private failedAt?: string;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(): void {
    // Not by comparing with the props before: the failure is often that of the address that has just come.
    if (this.failedAt === undefined || this.failedAt === this.props.pathname) return;
    this.failedAt = undefined;
    this.stopWaiting?.();
    this.setState({ failed: false });
  }

  override componentDidCatch(): void {
    this.failedAt = this.props.pathname;
    forgetFailures();
    endWait();
    // Until now the title is that of the page before, or there is none.
    const lang = this.lang();
    document.title = `${pageErrorWords[lang].title} ${siteNames[lang]}`;
    this.stopWaiting?.();
    this.stopWaiting = reloadWhenServed();
  }

  override componentWillUnmount(): void {
    this.stopWaiting?.();
  }

  private lang() {
    return siteLang(langOf(this.props.pathname));
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const lang = this.lang();
    const words = pageErrorWords[lang];
    const link = 'inline-flex min-h-12 items-center px-3 font-bold underline';
    const { within = false, sms = words.written } = this.props;
    const Frame = within ? 'div' : 'main';
    return (
      // The empty shell, which the offline copy answers with, is in English whatever the address.
      <Frame
        id={within ? undefined : 'main'}
        lang={lang}
        dir={languages[lang].dir}
        className="mx-auto max-w-page p-6 text-center"
      >
        <div role="alert">
          <h1 className="text-title">{words.title}</h1>
          <p className="mt-3 text-lg">{words.text}</p>
        </div>
        <a className="btn btn-call mt-6" href={telHref()}>
          {words.call} <bdi>{site.hotline}</bdi>
        </a>
        <p className="mt-6">
          <a className={link} href={smsHref(sms)}>
            {words.sms}
          </a>
          <a className={link} href={href(ownPage('stranded', lang))}>
            {words.help}
          </a>
          <a className={link} href={href(ownPage('home', lang))}>
            {words.home}
          </a>
        </p>
      </Frame>
    );
  }
}

/**
 * When a page's code cannot be fetched (a release has replaced it, the network is gone, the server is down), an error
 * page with the hotline is shown. Once the server answers, the address is loaded as a full page: a browser's or
 * gateway's error page in its place could not call. There is one boundary around everything and one inside each layout,
 * so that a page that breaks takes neither the menu nor the call bar with it.
 */
export function PageErrorBoundary(props: Props) {
  return <Boundary pathname={useLocation().pathname} {...props} />;
}
