import { useEffect, useState } from 'react';

/**
 * Whether the viewer covers the page, and the page the screen where a browser lets it. Leaving the
 * one, by Escape too, leaves the other.
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
    // refused in frames and on phones: then the page alone is covered
    if (!isOn) document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  return { isOn, toggle, leave: () => setIsOn(false) };
}
