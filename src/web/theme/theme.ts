/** Every stylesheet that all pages share. The entry imports this file before any component. */
import "./theme.css";
import "./fonts/fonts.css";
import "virtual:title-widths.css";
