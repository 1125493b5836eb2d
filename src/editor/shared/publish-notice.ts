import { fill } from '#content/text';
import { MODEL } from '#site/features';
import type { EditingService } from '#site/features/editing';
import { GITHUB } from '../repositories/github-addresses.ts';
import { versionLabel } from '../repositories/repository.ts';
import type { OpenProject } from '../store/files/open-project.ts';
import type { OnlineStatus } from '../store/online/online-state.ts';
import { WORDS } from '../words/words.ts';
import { type EditorRoute, routeAddress } from './route.ts';

/** A message with an optional link. */
export interface Notice {
  text: string;
  /** What to do about it. */
  advice?: string;
  link?: { text: string; href: string };
}

/**
 * The message about the last published commit; undefined if none is awaited.
 * @param editing the setting of the service; undefined on this computer
 */
export function publishNotice(status: OnlineStatus, editing: EditingService | undefined) {
  if (status.kind === 'idle') return undefined;
  const { kind, since, page, buildError } = status;
  const words = editing ? WORDS.online : WORDS.onThisComputer;
  const time = versionLabel({ date: new Date(since).toISOString() });
  const text = fill(words[kind], { time });
  if (kind === 'online') return { text, link: { text: WORDS.online.site, href: page } };
  if (buildError !== undefined)
    return { text: fill(WORDS.onThisComputer.buildError, { time }), advice: buildError };
  if (kind === 'waiting') return { text };
  const saves = `${GITHUB.address}/${editing?.repository}/commits/${editing?.branch}`;
  const link = editing && { link: { text: WORDS.online.saves, href: saves } };
  return { text, advice: words.advice, ...link };
}

/** The message about a published file that no visitor sees: of a draft or an unpublished language. */
export function unseenNotice(texts: OpenProject, path: string): Notice {
  const { code } = MODEL.fileInfoOf(path);
  const isDraft = texts.publishedLanguages().includes(code);
  const to: EditorRoute = isDraft
    ? { screen: 'page', path, keys: ['publish'], isSheet: true }
    : { screen: 'translate', code };
  const { savedDraft, savedLanguage, showIt } = WORDS.publish;
  const text = isDraft ? savedDraft : fill(savedLanguage, { language: texts.nameOfLanguage(code) });
  return { text, link: { text: showIt, href: routeAddress(to) } };
}
