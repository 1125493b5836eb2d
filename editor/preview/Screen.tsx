import { directionOf } from '../../src/core/languages/language.ts';
import { Component, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react';

/** The screens on which the page can be shown; widths in CSS px. */
export const SCREENS = {
  phone: { label: 'Phone', width: 360 },
  desktop: { label: 'Desktop', width: 1280 },
} as const;

export type ScreenName = keyof typeof SCREENS;

interface ScreenProps {
  name: ScreenName;
  /** Language of the page (BCP 47); another language needs another `key`. */
  language: string;
  title: string;
  /** Renders the page into the body of the screen. */
  children: (body: HTMLElement) => ReactNode;
}

/** Keeps links from leaving the page, and forms from being sent. */
function stay(event: SyntheticEvent) {
  const link = (event.target as Element).closest('a[href]');
  const inPage = link?.getAttribute('href')?.startsWith('#');
  if (event.type === 'submit' || (link && !inPage)) event.preventDefault();
}

const documentOf = (language: string) => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<link rel="stylesheet" href="${location.origin}/admin/page.css"></head><body></body></html>`;

/** A screen as wide as a visitor's; preview.css scales it down where there is less space. */
export class Screen extends Component<ScreenProps, { body?: HTMLElement }> {
  override state: { body?: HTMLElement } = {};
  readonly #document = documentOf(this.props.language);

  override render(): ReactNode {
    const { name, title, children } = this.props;
    const { body } = this.state;
    const width = { '--width': `${SCREENS[name].width}px` } as CSSProperties;
    return (
      <div className="screen" onClickCapture={stay} onSubmitCapture={stay}>
        <iframe
          title={title}
          srcDoc={this.#document}
          style={width}
          onLoad={({ currentTarget }) =>
            this.setState({ body: currentTarget.contentDocument?.body as never })
          }
        />
        {body && children(body)}
      </div>
    );
  }
}
