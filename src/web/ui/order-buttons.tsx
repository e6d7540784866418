import { Sign } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

const UP = "M12 20V4M5 11l7-7 7 7";

export interface OrderButtonsProps {
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** What can be done to a row of a list that people put into order. */
export function OrderButtons(props: OrderButtonsProps & { labels: Record<"up" | "down" | "edit" | "remove", string> }) {
  const { labels, isFirst, isLast, onMove, onEdit, onRemove } = props;
  return (
    <>
      <IconButton icon={<Sign path={UP} />} label={labels.up} disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton icon="arrow-down" label={labels.down} disabled={isLast} onClick={() => onMove(1)} />
      <IconButton icon="edit" label={labels.edit} onClick={onEdit} />
      <IconButton icon="trash" label={labels.remove} onClick={onRemove} />
    </>
  );
}
