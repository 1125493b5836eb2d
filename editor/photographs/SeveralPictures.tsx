import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef, type ReactNode } from 'react';

/** What the CMS, with our patches, hands to the inputs of a field. */
type SeveralPicturesProps = CustomFieldControlProps & {
  /** Fills in another field. @param keyPath as the CMS writes it, such as `blocks.2.heading` */
  put?: (keyPath: string, value: string) => void;
};

/**
 * Adds several pictures to the list below it at once, each as an item that still lacks its words.
 */
export class SeveralPictures extends Component<SeveralPicturesProps, { message: string }> {
  override state = { message: '' };
  readonly #root = createRef<HTMLDivElement>();

  async add() {
    const { field, entry, pickFile, put } = this.props;
    const picked = await pickFile({ kind: 'image', multiple: true, allowURL: false });
    const place = this.#root.current?.closest<HTMLElement>('[data-key-path]');
    const path = place?.dataset['keyPath']?.split('.').slice(0, -1) ?? [];
    const list = [...path, String(field.get('list'))];
    const { size = 0 } = (entry?.getIn(['data', ...list]) ?? {}) as { size?: number };
    const most = Number(field.get('most') ?? Infinity);
    const all = [picked ?? []].flat();
    const added = all.slice(0, Math.max(0, most - size));
    for (const [index, { value }] of added.entries()) {
      const item = [...list, size + index].join('.');
      put?.(`${item}.file`, value);
      put?.(`${item}.alt`, '');
      // By this the CMS knows an item in whatever place it stands.
      put?.(`${item}.__sc_item_id`, crypto.randomUUID());
    }
    const left = all.length - added.length;
    const words = added.length > 0 ? 'Describe each picture.' : '';
    this.setState({ message: left > 0 ? `${words} ${left} did not fit: at most ${most}.` : words });
  }

  override render(): ReactNode {
    return (
      <div className="focus" ref={this.#root}>
        <button type="button" onClick={() => void this.add()}>
          Choose pictures
        </button>
        <p role="status">{this.state.message}</p>
      </div>
    );
  }
}
