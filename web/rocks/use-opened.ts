// The subject of a dialog, kept during its closing animation.
import { useState } from 'react';

export function useOpened<T>() {
  const [subject, setSubject] = useState<T | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (about: T) => {
    setSubject(about);
    setIsOpen(true);
  };
  return { subject, open, dialog: { open: isOpen, onOpenChange: setIsOpen } };
}
