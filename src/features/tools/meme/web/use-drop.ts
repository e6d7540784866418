import { type DragEvent, useState } from "react";

interface DropPlace {
  isOver: boolean;
  handlers: Record<"onDragOver" | "onDragLeave" | "onDrop", (event: DragEvent) => void>;
}

/** A place onto which a file can be dropped. */
export function useDrop(onFile: (file: File) => void): DropPlace {
  const [isOver, setIsOver] = useState(false);

  return {
    isOver,
    handlers: {
      onDragOver(event) {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }) {
        // From one part of the place to the next it has not left.
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      },
      onDrop(event) {
        const file = event.dataTransfer.files[0];
        setIsOver(false);
        if (file === undefined) return;
        event.preventDefault();
        onFile(file);
      },
    },
  };
}
