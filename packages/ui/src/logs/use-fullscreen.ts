import { useEffect, useState } from 'react';

/**
 * Covers the page with the viewer, and the screen with the page where the browser allows it.
 * Leaving one, also by Escape, leaves the other.
 */
export function useFullscreen() {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const onChange = () => {
      if (!document.fullscreenElement) setIsOn(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [isOn]);
  const toggle = () => {
    setIsOn(!isOn);
    // rejected in frames and on phones: then it covers the page alone
    if (!isOn) document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  return { isOn, toggle, leave: () => setIsOn(false) };
}
