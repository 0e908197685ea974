'use client';

import { useModal } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Payload's drawer of a global, which has no id. */
const drawer = 'schedule-publish-undefined';
const lookMs = 50;

/**
 * In the drawer that schedules, of what is never taken offline: the choice between both directions is not shown
 * (publications.css), and publishing is chosen. Payload itself begins with taking offline where no draft waits.
 */
export function PublishOnly() {
  const isOpen = useModal().isModalOpen(drawer);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => {
      const publish = document.querySelector<HTMLInputElement>(`input[id^="field-${drawer}-type-publish"]`);
      if (!publish) return;
      clearInterval(timer);
      if (!publish.checked) publish.click();
    }, lookMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  return <span className="publish-only" hidden />;
}
