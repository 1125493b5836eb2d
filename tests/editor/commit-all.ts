import { execFileSync } from 'node:child_process';

/** Commits all files of a folder, in a repository of its own. */
export function commitAll(folder: string): void {
  const git = (...question: string[]) =>
    execFileSync('git', ['-c', 'user.name=Somebody', '-c', 'user.email=a@b', ...question], {
      cwd: folder,
      stdio: 'ignore',
    });
  git('init');
  git('add', '.');
  git('commit', '-m', 'Saved');
}
