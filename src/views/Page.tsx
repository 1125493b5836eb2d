import { Frame, type FrameProps } from './Frame.tsx';
import type { View } from './view.ts';

interface PageProps<Pictures> extends Omit<FrameProps, 'children'> {
  view: View<Pictures>;
  pictures: Pictures & FrameProps['pictures'];
}

/** A whole page, all that stands in its body: one view in the frame. */
export function Page<Pictures>({ view: View, ...frame }: PageProps<Pictures>) {
  return (
    <Frame {...frame}>
      <View content={frame.content} pictures={frame.pictures} />
    </Frame>
  );
}
