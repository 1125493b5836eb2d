import { useContext } from 'react';
import { Paths } from './paths.ts';
import styles from './DonateButton.module.css';

interface DonateButtonProps {
  text: string;
  current: boolean;
  className?: string | undefined;
}

/** The gradient-bordered link to the Donate page. */
export function DonateButton({ text, current, className = '' }: DonateButtonProps) {
  const inLanguage = useContext(Paths);
  return (
    <a
      className={`${styles.donate} ${className}`}
      href={inLanguage('/donate')}
      aria-current={current ? 'page' : undefined}
    >
      {text}
    </a>
  );
}
