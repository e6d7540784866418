/** As the site's entry does it: the theme's styles come before those of any component, whatever a test imports first. */
import "#web/theme/theme.css";
