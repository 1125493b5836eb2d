import styles from './Cards.module.css';

/**
 * Classes of a list of cards. At most four are in a row, and three on tablets; fewer if that avoids
 * a last row of which half or more is empty.
 */
export function cardsClasses(count: number): string {
  const leavesGap = (columns: number) => {
    const last = count % columns;
    return count > columns && last > 0 && last <= columns / 2;
  };
  return [
    styles.cards,
    ...(leavesGap(4) && !leavesGap(3) ? [styles.threeWide] : []),
    ...(leavesGap(3) && !leavesGap(2) ? [styles.twoOnTablets] : []),
  ].join(' ');
}
