import styles from './Cards.module.css';

/**
 * Chooses the classes of a list of cards: four in a row, three on tablets, or fewer if then no last row
 * is half empty.
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
