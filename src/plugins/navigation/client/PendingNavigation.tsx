import {Component, type ReactNode} from 'react';
import type {Location} from 'history';
import {Route} from 'react-router';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

interface Props {
  location: Location;
  children: ReactNode;
}

interface State {
  location: Location | null;
  previousLocation: Location | null;
}

/** In place of the stock component, which keeps the old page until the next has loaded: the router has waited for that already. */
export default class PendingNavigation extends Component<Props, State> {
  override state: State = {location: null, previousLocation: null};

  static getDerivedStateFromProps({location}: Props, state: State): State | null {
    return location === state.location ? null : {location, previousLocation: state.location};
  }

  override render(): ReactNode {
    const {children, location} = this.props;
    return (
      <ClientLifecyclesDispatcher previousLocation={this.state.previousLocation} location={location}>
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}
