import {startTransition, useEffect, useState} from 'react';

/**
 * Says no while React takes a page over or renders the next one, and yes soon after: for parts that no reader needs at once.
 * React renders them in short pieces between other work.
 */
export function useLater(): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => startTransition(() => setIsLater(true)), []);
  return isLater;
}
